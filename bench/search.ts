import { parseArgs } from "node:util";
import { ProductCard } from "@recambia/contract/catalogue/card";
import { ProductListMeta } from "@recambia/contract/catalogue/list";
import { ListEnvelope } from "@recambia/contract/http";
import { judgeSearches, type Verdicts } from "../server/test/catalogue/judge-searches.ts";
import { askShop } from "./harness/ask-shop.ts";
import { openDemoShop } from "./harness/catalogue.ts";
import { openDatabaseServer } from "./harness/database-server.ts";
import { describeMachine, inWords, printTable } from "./harness/table.ts";
import { inWorkshop } from "./harness/workshop.ts";

/** `npm run bench:search`: how well queries are read, by the judged ones. See README.md. */
const { values: options } = parseArgs({
  options: {
    products: { type: "string", default: "12000" },
    /** Also tells each query that was read otherwise than a clerk would. */
    mistakes: { type: "boolean", default: false },
  },
});

const ProductList = ListEnvelope(ProductCard, ProductListMeta);

function cellsOf({ precision }: Verdicts, entity: string): string[] {
  const { right, all } = precision.get(entity) ?? { right: 0, all: 0 };
  return [`${right} of ${all}`, all === 0 ? "–" : `${((right / all) * 100).toFixed(1)} %`];
}

console.info(describeMachine());
await inWorkshop(async (workshop) => {
  const server = await openDatabaseServer(workshop);
  const shop = await openDemoShop(workshop, server, { products: Number(options.products) });
  const { tuned, heldOut } = await judgeSearches((path, locale) => askShop(shop, path, ProductList, locale));
  console.info(`\nWhat queries say and find, as a clerk would have it (of what was wanted or read)`);
  printTable(
    ["", "adjusted to", "", "held out", ""],
    [...tuned.precision.keys()].map((entity) => [
      entity.replaceAll("_", " "),
      ...cellsOf(tuned, entity),
      ...cellsOf(heldOut, entity),
    ]),
  );
  console.info(
    `\nQueries: ${inWords.count(tuned.queries)} adjusted to, ${inWords.count(heldOut.queries)} held out`,
  );
  if (!options.mistakes) return;
  for (const [name, { mistakes }] of Object.entries({ "Adjusted to": tuned, "Held out": heldOut })) {
    console.info(`\n${name}, read otherwise\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}`);
  }
});

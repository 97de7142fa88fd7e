import { parseArgs } from "node:util";
import { ProductCard } from "@recambia/contract/catalogue/card";
import { ProductListMeta } from "@recambia/contract/catalogue/list";
import { ListEnvelope } from "@recambia/contract/http";
import {
  type Judgement,
  judgeSearches,
  type Share,
  type Verdicts,
} from "../server/test/catalogue/judge-searches.ts";
import { openDemoShop } from "./harness/catalogue.ts";
import { openDatabaseServer } from "./harness/database-server.ts";
import { fetchFromShop } from "./harness/fetch-from-shop.ts";
import { describeMachine, inWords, printTable } from "./harness/table.ts";
import { inWorkspace } from "./harness/workspace.ts";

/** `npm run bench:search`: how well queries are read, by the judged ones. See README.md. */
const { values: options } = parseArgs({
  options: {
    products: { type: "string", default: "20000" },
    /** Also prints each query of the adjusted half whose interpretation differs from a clerk's. */
    mistakes: { type: "boolean", default: false },
  },
});

const ProductList = ListEnvelope(ProductCard, ProductListMeta);

type Judgements = { adjusted: Judgement; heldOut: Judgement };

const percent = ({ right, all }: Share) => (all === 0 ? "–" : `${((right / all) * 100).toFixed(1)} %`);

const none: Verdicts = {
  queries: 0,
  read: { right: 0, all: 0 },
  first: { right: 0, all: 0 },
  isFalse: { right: 0, all: 0 },
};

function cellsOf({ queries, read, first, isFalse }: Verdicts): string[] {
  return [inWords.count(queries), percent(read), percent(first), percent(isFalse)];
}

/** A table of the queries of each language or source, the half adjusted to beside the one held out. */
function printVerdicts(
  { adjusted, heldOut }: Judgements,
  title: string,
  of: (judgement: Judgement) => ReadonlyMap<string, Verdicts>,
) {
  console.info(`\n${title}`);
  const heads = ["queries", "read", "first right", "false"];
  printTable(
    ["", ...heads.map((head) => `${head}, adjusted`), ...heads.map((head) => `${head}, held out`)],
    [...of(adjusted).keys()].map((name) => [
      name,
      ...cellsOf(of(adjusted).get(name) ?? none),
      ...cellsOf(of(heldOut).get(name) ?? none),
    ]),
  );
}

function printAll(judgements: Judgements) {
  const { adjusted, heldOut } = judgements;
  printVerdicts(
    judgements,
    "Queries by language",
    ({ all, byLocale }) => new Map([...byLocale, ["all", all]]),
  );
  printVerdicts(judgements, "Queries by source", ({ bySource }) => bySource);
  console.info("\nKinds of things named, read of all");
  const kinds = [...adjusted.byKind.keys()];
  printTable(
    ["", "adjusted", "", "held out", ""],
    kinds.map((kind) => [
      kind,
      ...[adjusted, heldOut].flatMap(({ byKind }) => {
        const share = byKind.get(kind) ?? { right: 0, all: 0 };
        return [`${share.right} of ${share.all}`, percent(share)];
      }),
    ]),
  );
  if (options.mistakes) {
    console.info(`\nAdjusted to, read otherwise\n${adjusted.mistakes.map((one) => `- ${one}`).join("\n")}`);
  }
}

console.info(describeMachine());
await inWorkspace(async (workspace) => {
  const server = await openDatabaseServer(workspace);
  const shop = await openDemoShop(workspace, server, {
    products: Number(options.products),
    // On a busy machine, a query would be refused instead of read.
    environment: { OVERLOAD_DELAY_MS: "0" },
  });
  const ask = (query: string, locale: string) =>
    fetchFromShop(
      shop,
      `/spa/catalog/products?per_page=1&q=${encodeURIComponent(query)}`,
      ProductList,
      locale,
    );
  printAll(await judgeSearches(ask));
});

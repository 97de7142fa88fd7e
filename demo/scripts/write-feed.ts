import { once } from "node:events";
import { parseArgs } from "node:util";
import { defaultSeed, demoFeed } from "../src/index.ts";

/** `npm run --silent demo:feed -- --products N > feed.ndjson`: writes the demo's feed to the standard output. */
async function main() {
  const { values } = parseArgs({
    options: {
      products: { type: "string", default: "20000" },
      seed: { type: "string", default: defaultSeed },
      today: { type: "string", default: new Date().toISOString().slice(0, 10) },
    },
  });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 1 || products > 1_000_000) {
    throw new Error("--products must be a whole number from 1 to 1000000");
  }
  let block = "";
  for await (const line of demoFeed({ products, seed: values.seed, today: new Date(values.today) })) {
    block += `${line}\n`;
    if (block.length < 65_536) continue;
    if (!process.stdout.write(block)) await once(process.stdout, "drain");
    block = "";
  }
  process.stdout.write(block);
}

await main();

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { BrandSummary } from "@recambia/contract/catalogue/navigation";
import { ListEnvelope } from "@recambia/contract/http";
import { ForVehicle } from "@recambia/contract/vehicles/schemas";
import { bumpRevision } from "../server/src/platform/catalogue-revision.ts";
import { inDatabase } from "./harness/database-server.ts";
import { fetchFromShop } from "./harness/fetch-from-shop.ts";
import { drawLists, drawMixed, type ListKind, listKinds, readHeaders } from "./harness/list-addresses.ts";
import { type Call, distributeCalls, type Load, pool, putLoad, type Sample } from "./harness/load.ts";
import { drawSearches, searchKinds, surveyWords } from "./harness/search-addresses.ts";
import { type OpenShop, openShop } from "./harness/shop.ts";
import { repeatableNumbers } from "./harness/statistics.ts";
import { surveyShop } from "./harness/survey.ts";
import { describeMachine, inWords, printTable } from "./harness/table.ts";
import { inWorkspace } from "./harness/workspace.ts";

/**
 * `npm run bench:compare -- --other FOLDER --database URL`: cold lists and searches of this working tree and of another one,
 * in turns. Each has a copy of the same database. See README.md.
 */
const { values: options } = parseArgs({
  options: {
    /** Root of the other working tree, with its packages installed. */
    other: { type: "string" },
    /** Address of a filled, unused database; copies are made beside it and dropped. */
    database: { type: "string" },
    turns: { type: "string", default: "6" },
    calls: { type: "string", default: "100" },
    connections: { type: "string", default: "8" },
    only: { type: "string", default: "" },
  },
});
const { other, database } = options;
if (!other || !database) throw new Error("--other FOLDER and --database URL are needed");
const [turns, calls, connections] = [options.turns, options.calls, options.connections].map(Number);

type Draw = (count: number) => Call[];
type Side = { shop: OpenShop; draws: Map<string, Draw> };

/** Copies the database and starts the server of a working tree on the copy. */
async function openSide(
  workspace: Parameters<typeof openShop>[0],
  tree: string,
  name: string,
): Promise<Side> {
  const databaseUrl = new URL(`/compared_${name}`, database).href;
  const [copy, original] = [databaseUrl, String(database)].map((url) => new URL(url).pathname.slice(1));
  const admin = new URL("/postgres", database).href;
  await inDatabase(admin, (client) => client.query(`create database ${copy} template ${original}`));
  workspace.defer(async () => {
    await inDatabase(admin, (client) => client.query(`drop database ${copy} with (force)`));
  });
  const databasePid = await inDatabase(admin, async (client) => {
    const { rows } = await client.query(
      "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
    );
    return Number(rows[0]?.pid);
  });
  const shop = await openShop(workspace, { name, databaseUrl, databasePid, tree });
  return { shop, draws: await drawsOf(shop) };
}

async function drawsOf(shop: OpenShop): Promise<Map<string, Draw>> {
  const survey = await surveyShop(shop);
  const lists = drawLists(survey, 1);
  const searches = drawSearches(await surveyWords(shop), survey);
  const draws = new Map<string, Draw>();
  let kind: ListKind;
  for (kind in listKinds) draws.set(kind, lists.bind(null, kind));
  for (const search of searchKinds) draws.set(`search: ${search}`, searches.bind(null, search));
  draws.set("lists, all kinds mixed", (count) => drawMixed(lists, count));
  const { data: brands } = await fetchFromShop(
    shop,
    "/spa/catalog/brands",
    ListEnvelope(BrandSummary, ForVehicle),
  );
  draws.set("a brand, any page", drawPages(brands.map(({ slug }) => `brand=${slug}&`)));
  draws.set("everything, any page", drawPages([""]));
  return draws;
}

/** Pages of some scopes in any order, each once. */
function drawPages(scopes: readonly string[]): Draw {
  const random = repeatableNumbers(5);
  const sorts = ["relevance", "price_asc", "price_desc", "newest", "rating"];
  const addresses = scopes.flatMap((scope) =>
    sorts.flatMap((sort) =>
      Array.from({ length: 300 / scopes.length }, (_none, page) => `${scope}sort=${sort}&page=${page + 1}`),
    ),
  );
  const shuffled = addresses
    .map((address) => ({ address, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ address }) => ({ path: `/spa/catalog/products?${address}`, headers: readHeaders }));
  return (count) => shuffled.splice(0, count);
}

/** Asks both sides the same calls in turns, and the first of a turn alternates. */
async function askInTurns(sides: readonly Side[], kind: string, prepare: (side: Side) => Promise<void>) {
  const samples = sides.map((): Sample[] => []);
  for (let turn = 0; turn < (turns ?? 0); turn++) {
    const order = turn % 2 === 0 ? [0, 1] : [1, 0];
    for (const place of order) {
      const side = sides[place];
      if (!side) continue;
      await prepare(side);
      const asked = side.draws.get(kind)?.(calls ?? 0) ?? [];
      if (asked.length > 0)
        samples[place]?.push(await putLoad(side.shop, distributeCalls(connections ?? 1, asked)));
    }
  }
  return samples.map(pool);
}

function rowOf(kind: string, [otherLoad, own]: Load[]): string[] {
  if (!own || !otherLoad) return [kind];
  const cpu = ({ cpuMs, databaseCpuMs }: Load) => (cpuMs ?? 0) + (databaseCpuMs ?? 0);
  const figures = [otherLoad, own].flatMap((load) => [
    inWords.ms(load.p50Ms),
    inWords.ms(load.p99Ms),
    inWords.ms(load.cpuMs),
    inWords.ms(load.databaseCpuMs),
  ]);
  const ratios = [own.p50Ms / otherLoad.p50Ms, cpu(own) / cpu(otherLoad)];
  return [kind, inWords.count(own.count), ...figures, ...ratios.map((ratio) => `${ratio.toFixed(2)} ×`)];
}

console.info(describeMachine());
await inWorkspace(async (workspace) => {
  const sides = [
    await openSide(workspace, resolve(other), "other"),
    await openSide(workspace, process.cwd(), "own"),
  ];
  const kinds = [...(sides[0]?.draws.keys() ?? [])].filter((kind) => kind.includes(options.only));
  const rows: string[][] = [];
  for (const kind of kinds) rows.push(rowOf(kind, await askInTurns(sides, kind, async () => undefined)));
  const changed = "search: a vehicle's category";
  if (kinds.includes(changed)) {
    const loads = await askInTurns(sides, changed, changeOneProduct);
    rows.push(rowOf("the same after a change of one product", loads));
  }
  const titles = ["other", "own"].flatMap((side) =>
    ["p50 ms", "p99 ms", "CPU ms", "database CPU ms"].map((figure) => `${side}: ${figure}`),
  );
  printTable(["", "calls", ...titles, "p50", "CPU"], rows);
});

/** As an order of the last piece does. */
async function changeOneProduct({ shop }: Side): Promise<void> {
  await inDatabase(shop.databaseUrl, async (client) => {
    const rows = async (statement: { text: string; values?: readonly unknown[] }) =>
      (await client.query(statement.text, [...(statement.values ?? [])])).rows;
    await bumpRevision({ rows }, [1]);
  });
}

import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BrandSummary } from "@recambia/contract/catalogue/navigation";
import { ListEnvelope } from "@recambia/contract/http";
import { ForVehicle } from "@recambia/contract/vehicles/schemas";
import { bumpRevision } from "../server/src/platform/catalogue-revision.ts";
import { frequentRequests } from "./cases/frequent-requests.ts";
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
 * in turns; with `--frequent`, what shoppers request most. Each has a copy of the same database. See README.md.
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
    frequent: { type: "boolean", default: false },
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
  // Each release has fields of its own in its file.
  const environment = { SHOP_CONFIG: join(tree, "shop.config.json") };
  const shop = await openShop(workspace, { name, databaseUrl, databasePid, tree, environment });
  return { shop, draws: options.frequent ? new Map() : await drawsOf(shop) };
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

/** Puts the same load on both sides in turns, and the first of a turn alternates. */
async function inTurns(sides: readonly Side[], load: (side: Side) => Promise<Sample | null>) {
  const samples = sides.map((): Sample[] => []);
  for (let turn = 0; turn < (turns ?? 0); turn++) {
    const order = turn % 2 === 0 ? [0, 1] : [1, 0];
    for (const place of order) {
      const side = sides[place];
      if (!side) continue;
      const sample = await load(side);
      if (sample) samples[place]?.push(sample);
    }
  }
  return samples.map(pool);
}

async function compareDrawn(sides: readonly Side[]): Promise<string[][]> {
  const load = async (kind: string, { shop, draws }: Side) => {
    const drawn = draws.get(kind)?.(calls ?? 0) ?? [];
    return drawn.length === 0 ? null : putLoad(shop, distributeCalls(connections ?? 1, drawn));
  };
  const kinds = [...(sides[0]?.draws.keys() ?? [])].filter((kind) => kind.includes(options.only));
  const rows: string[][] = [];
  for (const kind of kinds) rows.push(rowOf(kind, await inTurns(sides, (side) => load(kind, side))));
  const changed = "search: a vehicle's category";
  if (kinds.includes(changed)) {
    const loads = await inTurns(sides, async (side) => {
      await changeOneProduct(side);
      return load(changed, side);
    });
    rows.push(rowOf("the same after a change of one product", loads));
  }
  return rows;
}

async function compareFrequent(sides: readonly Side[]): Promise<string[][]> {
  // Products are read as this working tree describes them.
  const own = sides[1];
  if (!own) return [];
  const rows: string[][] = [];
  for (const [name, prepare] of await frequentRequests(own.shop)) {
    if (!name.includes(options.only)) continue;
    const turns = new Map<Side, () => Promise<Sample>>();
    for (const side of sides) turns.set(side, await prepare(side.shop));
    const load = async (side: Side) => (await turns.get(side)?.()) ?? null;
    // A shop in service has compiled its code.
    for (const side of sides) await load(side);
    rows.push(rowOf(name, await inTurns(sides, load)));
  }
  return rows;
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
  const rows = await (options.frequent ? compareFrequent(sides) : compareDrawn(sides));
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

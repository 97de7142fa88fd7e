import { openBareServer } from "../harness/bare/open-bare-server.ts";
import { drawLists, drawMixed, type ListKind, listKinds } from "../harness/list-addresses.ts";
import { distributeCalls, type Load, putLoad, sameOnEach } from "../harness/load.ts";
import type { OpenShop } from "../harness/shop.ts";
import { findBuyable, findUsualVehicle, surveyShop } from "../harness/survey.ts";
import { inWords, loadRow, loadTitles, printTable } from "../harness/table.ts";
import type { Workspace } from "../harness/workspace.ts";

const connections = 8;
const maxP99Ms = 25;
const callsOfEachKind = 400;
const mixedCalls = 3000;
const warmUpCalls = 400;

/**
 * Lists with facets that were not requested before, so that each is computed, written out and
 * compressed: every address is called once.
 */
export async function measureColdLists(workspace: Workspace, shop: OpenShop): Promise<void> {
  const draw = drawLists(await surveyShop(shop), 1);
  await putLoad(shop, distributeCalls(connections, drawMixed(draw, warmUpCalls)));
  const rows: string[][] = [];
  let kind: ListKind;
  for (kind in listKinds) {
    rows.push(rowOf(kind, await putLoad(shop, distributeCalls(connections, draw(kind, callsOfEachKind)))));
  }
  const mixed = await measureMixedLists(shop, draw);
  const goal = inWords.goal(mixed.p99Ms < maxP99Ms, `p99 < ${maxP99Ms} ms`);
  rows.push([...rowOf("all of them, mixed", mixed), goal]);

  const bare = await openBareServer(workspace, shop, []);
  const [product] = await findBuyable(shop, await findUsualVehicle(shop), 1);
  const select = await putLoad(bare, sameOnEach(connections, { path: `/select/${product?.id}` }), 4);
  await bare.stop();
  rows.push(rowOf("(bare server, one indexed SELECT)", select));
  console.info(`\nCold lists, ${connections} connections, each address once`);
  printTable([...listTitles, "goal"], rows);
}

/** The lists that are opened most, and all kinds mixed. */
export type ListFigures = { usual: Load; mixed: Load };

export async function measureListsOfSize(shop: OpenShop): Promise<ListFigures> {
  const draw = drawLists(await surveyShop(shop), 1);
  await putLoad(shop, distributeCalls(connections, drawMixed(draw, warmUpCalls)));
  const usual = await putLoad(
    shop,
    distributeCalls(connections, draw("a vehicle's part type", callsOfEachKind)),
  );
  return { usual, mixed: await measureMixedLists(shop, draw) };
}

export const listTitles = ["", "lists", ...loadTitles];

/** Rows of a table, without a goal. */
export function listRows(products: number, { usual, mixed }: ListFigures): string[][] {
  const size = `${inWords.count(products)} products`;
  return [rowOf(`${size}, a vehicle's part type`, usual), rowOf(`${size}, all mixed`, mixed)];
}

/** All kinds of lists in their shares. */
function measureMixedLists(shop: OpenShop, draw: ReturnType<typeof drawLists>): Promise<Load> {
  return putLoad(shop, distributeCalls(connections, drawMixed(draw, mixedCalls)));
}

function rowOf(name: string, load: Load): string[] {
  const [, ...figures] = loadRow(name, load);
  return [name, inWords.count(load.count), ...figures];
}

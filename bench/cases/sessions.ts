import { openAccounts, password } from "../harness/accounts.ts";
import { openBareServer } from "../harness/bare/open-bare-server.ts";
import { type Call, putLoad } from "../harness/load.ts";
import { compareInRounds } from "../harness/rounds.ts";
import type { OpenShop } from "../harness/shop.ts";
import { findBuyable, findUsualVehicle } from "../harness/survey.ts";
import { inWords, loadRow, loadTitles, printTable } from "../harness/table.ts";
import type { Workspace } from "../harness/workspace.ts";

const connections = 16;
const warmUpSeconds = 2;

/**
 * Compares reading the current user with a bare server that reads one row, and signing in with one that only computes the
 * same hash. Each connection is another person.
 */
export async function measureSessions(
  workspace: Workspace,
  shop: OpenShop,
  pace: { rounds: number; seconds: number },
): Promise<void> {
  const accounts = await openAccounts(shop, connections);
  const bare = await openBareServer(workspace, shop, []);
  const [product] = await findBuyable(shop, await findUsualVehicle(shop), 1);
  const select: Call = { path: `/select/${product?.id}` };
  const hash: Call = {
    method: "POST",
    path: "/hash",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password }),
  };
  const cases: [string, Call[], string, Call][] = [
    ["me/user", accounts.map(({ me }) => me), "(bare server, one select)", select],
    ["sign-in", accounts.map(({ signIn }) => signIn), "(bare server, one hash)", hash],
  ];
  const rows: string[][] = [];
  for (const [name, calls, bareName, bareCall] of cases) {
    const ours = calls.map((call) => [call]);
    const theirs = calls.map(() => [bareCall]);
    await putLoad(shop, ours, warmUpSeconds);
    await putLoad(bare, theirs, warmUpSeconds);
    const comparison = await compareInRounds(
      pace.rounds,
      () => putLoad(shop, ours, pace.seconds),
      () => putLoad(bare, theirs, pace.seconds),
    );
    rows.push([...loadRow(name, comparison.ours), inWords.share(comparison.ratio)]);
    rows.push(loadRow(bareName, comparison.bare));
  }
  await bare.stop();
  console.info(`\nSessions, ${connections} connections, median of ${pace.rounds} rounds`);
  printTable(["", ...loadTitles, "share of bare"], rows);
}

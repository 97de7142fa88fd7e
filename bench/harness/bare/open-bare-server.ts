import { writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { freePort } from "../../../scripts/free-port.ts";
import { inDatabase } from "../database-server.ts";
import type { Call } from "../load.ts";
import { startProgram } from "../program.ts";
import type { OpenShop } from "../shop.ts";
import type { Workspace } from "../workspace.ts";
import { type BareAnswer, type BareWork, bareTable } from "./bare-server.ts";

export type BareServer = {
  origin: string;
  pid: number;
  databasePid: number;
  /** Path at which it sends the bytes of the shop's response to a call. */
  pathOf(call: Call): string;
  stop(): Promise<void>;
};

/** As many connections to the database as the shop has by default. */
const poolSize = 10;
const copiedHeaders = ["content-type", "etag", "content-encoding"];

/**
 * Starts a bare Fastify server beside the shop. It sends, from memory, the very bytes that the
 * shop answers the calls with; `/select/:id` reads one row of the shop's database by an index and
 * `/upsert` writes one row to it; `/order` writes the rows of an order; `/hash` hashes a password.
 */
export async function openBareServer(
  workspace: Workspace,
  shop: OpenShop,
  calls: Call[],
): Promise<BareServer> {
  const { databaseUrl, databasePid } = shop;
  await inDatabase(databaseUrl, (client) => client.query(bareTable));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const pathOf = (call: Call) => `/${calls.indexOf(call)}${call.path}`;
  const answers: BareAnswer[] = [];
  for (const call of calls) answers.push(await record(shop, call, new URL(pathOf(call), origin).pathname));
  const work: BareWork = { port, databaseUrl, poolSize, answers };
  const workFile = join(workspace.folder, "bare-work.json");
  await writeFile(workFile, JSON.stringify(work));
  const program = await startProgram(
    workspace,
    {
      name: "bare",
      args: ["bench/harness/bare/bare-server.ts", workFile],
      environment: { NODE_ENV: "production" },
    },
    `${origin}/readyz`,
    30_000,
  );
  return { origin, databasePid, pathOf, ...program };
}

/** Records a response's bytes as they are sent; `fetch` would decompress them. */
async function record({ origin }: OpenShop, call: Call, path: string): Promise<BareAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${origin}${call.path}`, { headers: call.headers ?? {} })
      .once("response", resolve)
      .once("error", reject)
      .end();
  });
  const bytes = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${call.path} was answered with ${answer.statusCode}`);
  const headers: Record<string, string> = {};
  for (const name of copiedHeaders) {
    const value = answer.headers[name];
    if (value !== undefined) headers[name] = String(value);
  }
  return { path, headers, base64: bytes.toString("base64") };
}

import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { CsrfResponse } from "@recambia/contract/session/schemas";
import { Value } from "typebox/value";
import { freePort } from "../../scripts/free-port.ts";
import { openAccounts } from "../harness/accounts.ts";
import { bareTusPath } from "../harness/bare/bare-tus-server.ts";
import { startProgram } from "../harness/program.ts";
import type { OpenShop } from "../harness/shop.ts";
import { median } from "../harness/statistics.ts";
import { inWords, printTable } from "../harness/table.ts";
import type { Workspace } from "../harness/workspace.ts";

const megabyte = 1024 * 1024;
const fileBytes = 20 * megabyte;
/** Files that are sent at once, each by somebody else: fewer than a quota holds. */
const senders = 4;
const refusalPauseMs = 500;

type Target = { create: string; headers: Record<string, string> };

/**
 * Sends files of 20 MB to the shop and to a bare tus server in turns: whole, and in requests of a megabyte as the storefront
 * does. The shop's side includes session, CSRF token, quota and looking at the content behind the response.
 */
export async function measureUploads(
  workspace: Workspace,
  shop: OpenShop,
  { rounds }: { rounds: number },
): Promise<void> {
  const bare = await openBareTus(workspace);
  const picture = await readFile("docs/pictures/landing.webp");
  const file = Buffer.concat([picture, Buffer.alloc(fileBytes - picture.length, 7)]);
  const ours = await ownTargets(shop);
  const theirs = ours.map((): Target => ({ create: `${bare.origin}${bareTusPath}`, headers: {} }));
  const rows: string[][] = [];
  for (const [name, chunkBytes] of [
    ["in one request", fileBytes],
    ["in requests of 1 MB", megabyte],
  ] as const) {
    await sendAll(ours, file, chunkBytes);
    await sendAll(theirs, file, chunkBytes);
    const pairs: { own: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      pairs.push({
        own: await sendAll(ours, file, chunkBytes),
        bare: await sendAll(theirs, file, chunkBytes),
      });
    }
    const own = median(pairs.map((pair) => pair.own));
    rows.push([name, own.toFixed(0), inWords.share(median(pairs.map((pair) => pair.own / pair.bare)))]);
    rows.push(["(bare tus server)", median(pairs.map((pair) => pair.bare)).toFixed(0), ""]);
  }
  await bare.stop();
  console.info(`\nUploads, ${senders} files of 20 MB at once, median of ${rounds} rounds`);
  printTable(["", "MB/s", "share of bare"], rows);
}

async function openBareTus(workspace: Workspace) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = join(workspace.folder, "bare-uploads");
  await mkdir(folder);
  const start = {
    name: "bare-tus",
    args: ["bench/harness/bare/bare-tus-server.ts", String(port), folder],
    environment: { NODE_ENV: "production" },
  };
  return { origin, ...(await startProgram(workspace, start, `${origin}/readyz`, 30_000)) };
}

async function ownTargets(shop: OpenShop): Promise<Target[]> {
  const targets: Target[] = [];
  for (const { me } of await openAccounts(shop, senders)) {
    const cookie = me.headers?.cookie ?? "";
    const answer = await fetch(`${shop.origin}/sanctum/csrf-cookie`, { headers: { cookie } });
    const body: unknown = await answer.json();
    if (!Value.Check(CsrfResponse, body)) throw new Error("The shop gave no token");
    targets.push({
      create: `${shop.origin}/spa/uploads`,
      headers: { cookie, "x-csrf-token": body.csrf_token },
    });
  }
  return targets;
}

/** Sends the file once for each target, all at the same time; deletes them after. Returns megabytes a second. */
async function sendAll(targets: Target[], file: Buffer, chunkBytes: number): Promise<number> {
  const before = performance.now();
  const sent = await Promise.all(targets.map((target) => send(target, file, chunkBytes)));
  const seconds = (performance.now() - before) / 1000;
  for (const { url, headers } of sent) {
    const deleted = await ask(url, { method: "DELETE", headers });
    if (deleted.status !== 204) throw new Error(`${url} could not be deleted: ${deleted.status}`);
  }
  return (targets.length * file.length) / megabyte / seconds;
}

async function send({ create, headers }: Target, file: Buffer, chunkBytes: number) {
  const protocol = { ...headers, "tus-resumable": "1.0.0" };
  const announced = await ask(create, {
    method: "POST",
    headers: { ...protocol, "upload-length": String(file.length), "upload-metadata": "filename YQ==" },
  });
  await announced.body?.cancel();
  const url = new URL(announced.headers.get("location") ?? "", create).href;
  for (let offset = 0; offset < file.length; offset += chunkBytes) {
    const answer = await ask(url, {
      method: "PATCH",
      headers: {
        ...protocol,
        "upload-offset": String(offset),
        "content-type": "application/offset+octet-stream",
      },
      body: file.subarray(offset, offset + chunkBytes),
    });
    if (answer.status !== 204) throw new Error(`${url} took nothing: ${answer.status}`);
  }
  return { url, headers: protocol };
}

/** Sends a request, again while an overloaded shop refuses it, as browsers do: the wait counts. */
async function ask(url: string, request: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, request);
    if (answer.status !== 503) return answer;
    await answer.body?.cancel();
    await after(refusalPauseMs);
  }
}

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { announced, fileOf, photograph, sendBytes } from "../../../test/uploads/send-file.ts";
import { checkUploads } from "./check-uploads.ts";
import { isClean } from "./scan-file.ts";

const clamd = "/usr/sbin/clamd";
/** Signature of this test: any file with this text. */
const marker = "recambia-test-of-malware-detection";

/** Starts ClamAV's daemon with a database of one signature. */
async function startClamd(): Promise<string> {
  const folder = await folderForThisTest();
  const socket = join(folder, "clamd.sock");
  await writeFile(join(folder, "own.ndb"), `Recambia.Test:0:*:${Buffer.from(marker).toString("hex")}\n`);
  const config = join(folder, "clamd.conf");
  await writeFile(config, `LocalSocket ${socket}\nDatabaseDirectory ${folder}\nForeground yes\n`);
  const daemon = spawn(clamd, ["--config-file", config], { stdio: "ignore" });
  const ended = new Promise((resolve) => daemon.on("exit", resolve));
  onTestFinished(async () => {
    daemon.kill();
    await ended;
  });
  await expect.poll(() => existsSync(socket), { timeout: 30_000 }).toBe(true);
  return `unix://${socket}`;
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("a file waits while ClamAV cannot be asked or does not know", async () => {
  await expect(isClean("tcp://127.0.0.1:1", Buffer.from("x"))).rejects.toThrow();
  await expect(isClean("unix:///nowhere/clamd.ctl", Buffer.from("x"))).rejects.toThrow();
  const odd = createServer((socket) => socket.end("INSTREAM size limit exceeded. ERROR\0"));
  await new Promise<void>((resolve) => odd.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void odd.close());
  const address = odd.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(isClean(`tcp://127.0.0.1:${port}`, Buffer.from("x"))).rejects.toThrow("could not look");
});

// Debian's package clamav-daemon; CI installs it.
describe.skipIf(!existsSync(clamd))("with ClamAV's daemon", () => {
  test("an infected file is rejected, whatever its kind, and a clean one is shown", async () => {
    const clamdUrl = await startClamd();
    expect(await isClean(clamdUrl, Buffer.alloc(3_000_000, "a"))).toBe(true);
    expect(await isClean(clamdUrl, Buffer.concat([Buffer.alloc(200_000), Buffer.from(marker)]))).toBe(false);
    const ana = await signedInCustomer(shop);
    const waiting = { ...shop.context, config: { ...shop.context.config, clamdUrl: "tcp://127.0.0.1:1" } };
    const context = { ...waiting, config: { ...waiting.config, clamdUrl } };
    const another = await shop.startProcess(waiting);
    onTestFinished(another.close);
    const browser = { ...ana, ...another.answer(ana) };
    const clean = await photograph();
    const infected = Buffer.concat([clean, Buffer.from(marker)]);
    const urls: string[] = [];
    for (const bytes of [infected, clean]) {
      const url = await announced(browser, { size: bytes.length });
      await sendBytes(browser, url, 0, bytes);
      urls.push(url);
    }
    const [first = "", second = ""] = urls;
    await expect(checkUploads(waiting)).resolves.toBeUndefined();
    expect([(await fileOf(ana, first)).state, (await fileOf(ana, second)).state]).toEqual([
      "checking",
      "checking",
    ]);
    shop.clock.set(new Date(shop.clock.now().getTime() + 5 * 60_000));
    await checkUploads(context);
    expect(await fileOf(ana, first)).toMatchObject({
      state: "rejected",
      problem: "infected",
      pictures: null,
    });
    expect(await fileOf(ana, second)).toMatchObject({ state: "ready" });
  });
});

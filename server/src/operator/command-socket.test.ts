import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { signedInCustomer } from "../../test/people/customers.ts";
import { folderForThisTest } from "../../test/shop/temporary-folder.ts";
import { openTestShop } from "../../test/shop/test-shop.ts";
import { openCommandSocket, runThroughSocket } from "./command-socket.ts";

function recorder() {
  const texts: string[] = [];
  return { write: (words: string) => texts.push(words), text: () => texts.join("") };
}

async function openShopWithSocket() {
  const shop = await openTestShop();
  const folder = await folderForThisTest();
  const close = await openCommandSocket(folder, shop.context);
  onTestFinished(async () => {
    await close?.();
    await shop.close();
  });
  return { shop, folder };
}

test("without a running shop, the command is not run", async () => {
  const folder = await folderForThisTest();
  const request = { words: ["users", "find", "ana"], options: {} };
  expect(await runThroughSocket(folder, request, { output: recorder(), errors: recorder() })).toBeNull();
});

test("unknown, local-only and malformed commands are rejected, and the socket stays open", async () => {
  const { folder } = await openShopWithSocket();
  const into = { output: recorder(), errors: recorder() };
  for (const words of [[], ["users"], ["import", "feed.ndjson"]]) {
    await expect(runThroughSocket(folder, { words, options: {} }, into)).rejects.toThrow(
      "before it had answered",
    );
  }
  const socket = connect(join(folder, "operator.sock"));
  socket.write("nonsense\n");
  expect(await text(socket)).toBe("");
  expect(await runThroughSocket(folder, { words: ["users", "find", "x"], options: {} }, into)).toBe(false);
});

test("a command runs in the shop's process, its words come back, and only the shop's user may come near", async () => {
  const { shop, folder } = await openShopWithSocket();
  await signedInCustomer(shop, { email: "ana@example.com" });
  const output = recorder();
  const request = { words: ["users", "find", "ana"], options: {} };
  expect(await runThroughSocket(folder, request, { output, errors: recorder() })).toBe(true);
  expect(output.text()).toContain("ana@example.com");
  expect((await stat(join(folder, "operator.sock"))).mode & 0o777).toBe(0o600);
  const log = join(shop.context.config.dataDir, "operator.log");
  expect(await readFile(log, "utf8")).toMatch(/"security":"operator_command","command":"users find"/);
});

test("a command that cannot be logged has been done all the same, and says so", async () => {
  const { shop, folder } = await openShopWithSocket();
  await signedInCustomer(shop, { email: "eva@example.com" });
  const log = join(shop.context.config.dataDir, "operator.log");
  await rm(log, { force: true });
  await mkdir(log);
  onTestFinished(() => rm(log, { recursive: true }));
  const [output, errors] = [recorder(), recorder()];
  const request = { words: ["users", "find", "eva"], options: {} };
  expect(await runThroughSocket(folder, request, { output, errors })).toBe(true);
  expect(output.text()).toContain("eva@example.com");
  expect(errors.text()).toContain("The command was not logged");
});

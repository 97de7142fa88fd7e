import { readdir } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import type { FileStore } from "./file-store.ts";
import { openFolderStore } from "./folder-store.ts";

let root: string;
let files: FileStore;
beforeEach(async () => {
  root = await folderForThisTest();
  files = openFolderStore(root);
});

/** Later than any write of these tests. */
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);

async function listed(writtenBefore = tomorrow): Promise<string[]> {
  const names: string[] = [];
  for await (const name of files.listOlder("people", writtenBefore)) names.push(name);
  return names.sort();
}

test.each([
  "../secret.txt",
  "people/../../secret.txt",
  "/etc/passwd.txt",
  "people/a.b.webp",
  "people/A.webp",
  "people/a.webp\n",
  "people\\a.webp",
  "people/a\u0000.webp",
  "people",
  "",
])("a name that the shop would not make is refused: %j", async (name) => {
  await expect(async () => files.write(name, Buffer.from("x"))).rejects.toThrow("Not the name");
  await expect(async () => files.read(name)).rejects.toThrow("Not the name");
  await expect(async () => files.remove(name)).rejects.toThrow("Not the name");
  expect(await readdir(root)).toEqual([]);
});

test("a file reads back as written until it is removed", async () => {
  const bytes = Buffer.from([0, 255, 13, 10]);
  await files.write("people/a.webp", bytes);
  expect(await files.read("people/a.webp")).toEqual(bytes);
  await files.remove("people/a.webp");
  expect(await files.read("people/a.webp")).toBeNull();
});

test("a missing file is null, and removing it is no error", async () => {
  expect(await files.read("people/a.webp")).toBeNull();
  await files.remove("people/a.webp");
  expect(await listed()).toEqual([]);
});

test("a folder lists only its older files", async () => {
  await files.write("people/a.webp", Buffer.from("a"));
  await files.write("people/b.webp", Buffer.from("b"));
  expect(await listed()).toEqual(["people/a.webp", "people/b.webp"]);
  expect(await listed(new Date(0))).toEqual([]);
});

test("concurrent writes of one name leave one complete file and nothing else", async () => {
  const bodies = Array.from({ length: 20 }, (_none, index) => Buffer.alloc(100_000, index));
  await Promise.all(bodies.map((body) => files.write("people/a.webp", body)));
  const kept = await files.read("people/a.webp");
  expect(bodies.some((body) => kept?.equals(body))).toBe(true);
  expect(await listed()).toEqual(["people/a.webp"]);
});

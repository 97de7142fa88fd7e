import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { type FileStore, FilesUnavailable } from "./file-store.ts";
import { openFolderStore } from "./folder-store.ts";
import { moveToBucket } from "./move-files.ts";

async function folderWith(...names: string[]): Promise<FileStore> {
  const store = openFolderStore(await folderForThisTest());
  for (const name of names) await store.write(name, Buffer.from(name));
  return store;
}

async function listed(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list("")) names.push(name);
  return names.sort();
}

test("when a move fails while files are listed, running moves end, no other starts, and its error is thrown", async () => {
  const [slow, broken, next] = ["people/slow.webp", "people/broken.webp", "people/next.webp"] as const;
  const folder = await folderWith(slow, broken, next);
  const [pictures, dataSheets, bucket] = [await folderWith(), await folderWith(), await folderWith()];
  const secondPage = Promise.withResolvers<void>();
  const disturbed: FileStore = {
    ...folder,
    async open(name) {
      if (name === broken) throw new FilesUnavailable("The disk is away");
      await secondPage.promise;
      return folder.open(name);
    },
    async *list() {
      const file = { byteCount: 1, writtenAt: new Date() };
      for (const name of [slow, broken]) yield { name, ...file };
      await turn();
      secondPage.resolve();
      yield { name: next, ...file };
    },
  };
  const moved: string[] = [];
  const moving = moveToBucket(
    { folder: disturbed, pictures, dataSheets, bucket },
    { isRemoving: true, onFile: (name) => moved.push(name) },
  );
  await expect(moving).rejects.toThrow("The disk is away");
  expect(moved).toEqual([slow]);
  expect(await listed(bucket)).toEqual([slow]);
  expect(await listed(folder)).toEqual([broken, next]);
});

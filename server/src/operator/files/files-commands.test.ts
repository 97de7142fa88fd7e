import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../../../test/shop/run-command.ts";
import { startS3Server } from "../../../test/shop/s3-server.ts";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { openTestShop } from "../../../test/shop/test-shop.ts";
import { type FileStore, FilesUnavailable } from "../../platform/files/file-store.ts";
import { openFileFolder, openFiles } from "../../platform/files/open-files.ts";

async function listed(files: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list("")) names.push(name);
  return names.sort();
}

test("files move to a bucket and back, and none that does not arrive is removed", async () => {
  const shop = await openTestShop();
  const { config } = shop.context;
  expect(await runCommand(shop, "files move bucket")).toEqual({
    isGood: false,
    text: "FILES_URL is not set: it says where the bucket is.\n",
  });
  const server = await startS3Server(await folderForThisTest());
  config.dataDir = await folderForThisTest();
  config.picturesDir = await folderForThisTest();
  config.dataSheetsDir = await folderForThisTest();
  config.filesUrl = server.filesUrl;
  for (const where of ["cloud", "constructor"]) {
    expect((await runCommand(shop, `files move ${where}`)).text).toBe("Say where to: bucket or folder.\n");
  }

  const folder = openFileFolder(config);
  await folder.write("people/ana.webp", Buffer.from("ana"));
  await folder.write("reviews/b-small.webp", Buffer.alloc(9_000_000, 7));
  await folder.write("reviews/unfinished.draft", Buffer.from("half"));
  await mkdir(join(config.picturesDir, "thumbs"));
  await writeFile(join(config.picturesDir, "thumbs/disc.webp"), "disc");
  await writeFile(join(config.dataSheetsDir, "cleaner.pdf"), "sheet");

  expect((await runCommand(shop, "files copy bucket")).text).toBe("4 files copied, 10 MB\n");
  const bucket = await openFiles(config);
  const sheet = "data-sheets/cleaner.pdf";
  const moved = ["people/ana.webp", "products/thumbs/disc.webp", "reviews/b-small.webp"];
  expect(await listed(bucket)).toEqual([sheet, ...moved]);
  expect(await listed(folder)).toHaveLength(3);

  await folder.write("people/ben.webp", Buffer.from("ben"));
  expect((await runCommand(shop, "files move bucket")).text).toBe("5 files moved, 10 MB\n");
  expect(await listed(bucket)).toEqual([sheet, moved[0], "people/ben.webp", moved[1], moved[2]]);
  expect(await listed(folder)).toEqual(["reviews/unfinished.draft"]);
  expect(await readFile(join(config.picturesDir, "thumbs/disc.webp"), "utf8")).toBe("disc");

  const shown = await shop.startProcess({ files: bucket });
  const picture = await shown.app.inject("/pictures/thumbs/disc.webp");
  expect([picture.statusCode, picture.headers["content-type"], picture.body]).toEqual([
    200,
    "image/webp",
    "disc",
  ]);
  expect((await shown.app.inject("/pictures/thumbs/none.webp")).statusCode).toBe(404);
  await writeFile(join(config.dataSheetsDir, "cleaner.pdf"), "old");
  const served = await shown.app.inject(`/${sheet}`);
  expect([served.statusCode, served.headers["content-type"], served.body]).toEqual([
    200,
    "application/pdf",
    "sheet",
  ]);
  expect((await shown.app.inject("/data-sheets/none.pdf")).statusCode).toBe(404);
  await shown.close();
  const cut = await shop.startProcess({
    files: { ...bucket, open: () => Promise.reject(new FilesUnavailable("away")) },
  });
  expect((await cut.app.inject("/pictures/thumbs/disc.webp")).statusCode).toBe(503);
  await cut.close();

  config.picturesDir = await folderForThisTest();
  config.dataSheetsDir = await folderForThisTest();
  expect((await runCommand(shop, "files move folder")).text).toBe("5 files moved, 10 MB\n");
  expect(await listed(bucket)).toEqual([]);
  expect(await listed(folder)).toEqual([
    "people/ana.webp",
    "people/ben.webp",
    "reviews/b-small.webp",
    "reviews/unfinished.draft",
  ]);
  expect((await folder.read("reviews/b-small.webp"))?.equals(Buffer.alloc(9_000_000, 7))).toBe(true);
  expect(await readFile(join(config.picturesDir, "thumbs/disc.webp"), "utf8")).toBe("disc");

  expect(await readFile(join(config.dataSheetsDir, "cleaner.pdf"), "utf8")).toBe("sheet");

  await server.kill();
  await expect(runCommand(shop, "files move bucket")).rejects.toThrow("cannot be reached");
  expect(await listed(folder)).toHaveLength(4);
  await shop.close();
});

import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { type Entry, writeArchive } from "./archive.ts";

test.runIf(existsSync("/dev/full"))(
  "an archive that finds no room on the disk is an error, and closes the file that it was reading",
  async () => {
    const folder = await folderForThisTest();
    const path = join(folder, "backup.tar.gz");
    await symlink("/dev/full", `${path}.draft`);
    const pieces = 60;
    const piece = randomBytes(1024 * 1024);
    const content = Readable.from(Array.from({ length: pieces }, () => piece));
    async function* entries(): AsyncIterable<Entry> {
      yield { name: "manifest.json", content: Buffer.from("{}") };
      yield { name: "files/a.pdf", byteCount: pieces * piece.length, content };
    }
    await expect(writeArchive(path, entries(), "")).rejects.toThrow("ENOSPC");
    expect(content.destroyed).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  },
);

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderForThisTest } from "../../test/shop/temporary-folder.ts";
import { openLines } from "./read-lines.ts";

async function linesOf(content: string | Buffer): Promise<string[]> {
  const path = join(await folderForThisTest(), "feed.ndjson");
  await writeFile(path, content);
  const source = await openLines(path);
  const lines = await Array.fromAsync(source.lines());
  expect(source.bytesRead()).toBe(source.byteCount);
  return lines;
}

test("a file that is not there is told before anything is read", async () => {
  await expect(openLines("/nowhere/feed.ndjson")).rejects.toThrow("ENOENT");
});

test("lines end at a line feed with or without a return, and the last needs neither", async () => {
  expect(await linesOf("a\r\nb\n\nc")).toEqual(["a", "b", "", "c"]);
  expect(await linesOf("a\n")).toEqual(["a"]);
  expect(await linesOf("")).toEqual([]);
});

test("a letter that two blocks of the file share stays whole", async () => {
  const long = `${"x".repeat(65_535)}ñ${"y".repeat(70_000)}`;
  expect(await linesOf(`${long}\n€`)).toEqual([long, "€"]);
});

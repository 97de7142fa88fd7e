import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type S3Server, startS3Server } from "../../../test/shop/s3-server.ts";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { type FileStore, FilesUnavailable, listOlder } from "./file-store.ts";
import { openFolderStore } from "./folder-store.ts";
import { openFiles, s3LocationOf } from "./open-files.ts";
import { openS3Store } from "./s3-store.ts";

const megabyte = 1024 * 1024;

let directory: string;
let server: S3Server;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "recambia-s3-"));
  server = await startS3Server(directory);
});
afterAll(async () => {
  await server.kill();
  await rm(directory, { recursive: true, force: true });
});

/** A folder of its own in the bucket. */
function bucketForThisTest(pageSize?: number): FileStore {
  return openS3Store(s3LocationOf(`${server.filesUrl}/${randomUUID()}`), pageSize);
}

async function listed(files: FileStore, prefix = ""): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list(prefix)) names.push(name);
  return names.sort();
}

async function* slices(bytes: Buffer, sliceBytes: number) {
  for (let start = 0; start < bytes.length; start += sliceBytes)
    yield bytes.subarray(start, start + sliceBytes);
}

async function* failAfter(bytes: Buffer) {
  yield* slices(bytes, megabyte);
  throw new Error("the sender has gone");
}

const stores: [string, () => Promise<FileStore>][] = [
  ["a folder", async () => openFolderStore(await folderForThisTest())],
  ["a bucket", async () => bucketForThisTest()],
];

describe.each(stores)("in %s", (_where, open) => {
  let files: FileStore;
  beforeEach(async () => {
    files = await open();
  });

  test("an invalid file name is refused", async () => {
    for (const name of [
      "../secret.txt",
      "people/../../secret.txt",
      "/etc/passwd.txt",
      "people/a.b.webp",
      "people/A.webp",
      "people/a.webp\n",
      "people\\a.webp",
      "people/a\u0000.webp",
      "people//a.webp",
      "people",
      "",
    ]) {
      await expect(async () => files.write(name, Buffer.from("x"))).rejects.toThrow("Not the name");
      await expect(async () => files.read(name)).rejects.toThrow("Not the name");
      await expect(async () => files.open(name)).rejects.toThrow("Not the name");
      await expect(async () => files.size(name)).rejects.toThrow("Not the name");
      await expect(async () => files.remove(name)).rejects.toThrow("Not the name");
    }
    await expect(listed(files, "../")).rejects.toThrow("Not the beginning");
    expect(await listed(files)).toEqual([]);
  });

  test("a missing file is null, and removing it is no error", async () => {
    expect([
      await files.read("people/a.webp"),
      await files.open("people/a.webp"),
      await files.size("people/a.webp"),
    ]).toEqual([null, null, null]);
    await files.remove("people/a.webp");
    expect(await listed(files, "people/")).toEqual([]);
  });

  test("a file reads back as written until it is removed", async () => {
    const bytes = Buffer.from([0, 255, 13, 10]);
    await files.write("people/a.webp", bytes);
    await files.write("people/empty.webp", Buffer.alloc(0));
    expect(await files.read("people/a.webp")).toEqual(bytes);
    expect(await files.read("people/empty.webp")).toEqual(Buffer.alloc(0));
    expect([await files.size("people/a.webp"), await files.size("people/empty.webp")]).toEqual([4, 0]);
    await files.remove("people/a.webp");
    expect(await files.read("people/a.webp")).toBeNull();
  });

  test.each([0, 1, 8 * megabyte, 8 * megabyte + 1, 20 * megabyte])(
    "a stream of %i bytes is stored whole",
    async (byteCount) => {
      const bytes = randomBytes(byteCount);
      await files.write("uploads/ana/photo.jpeg", slices(bytes, 3 * megabyte));
      expect(await files.size("uploads/ana/photo.jpeg")).toBe(byteCount);
      const stream = await files.open("uploads/ana/photo.jpeg");
      expect(stream && bytes.equals(await buffer(stream))).toBe(true);
    },
  );

  test("a stream that fails leaves the file as it was", async () => {
    await files.write("uploads/a.pdf", Buffer.from("first"));
    for (const byteCount of [megabyte, 17 * megabyte]) {
      await expect(files.write("uploads/a.pdf", failAfter(randomBytes(byteCount)))).rejects.toThrow(
        "the sender has gone",
      );
    }
    expect(String(await files.read("uploads/a.pdf"))).toBe("first");
    expect(await listed(files)).toEqual(["uploads/a.pdf"]);
  });

  test("a part of a file is streamed", async () => {
    await files.write("uploads/a.pdf", Buffer.from("0123456789"));
    const read = async (range: { first: number; last?: number }) => {
      const stream = await files.open("uploads/a.pdf", range);
      return stream && String(await buffer(stream));
    };
    expect([
      await read({ first: 0, last: 1 }),
      await read({ first: 3, last: 5 }),
      await read({ first: 7 }),
      await read({ first: 8, last: 99 }),
    ]).toEqual(["01", "345", "789", "89"]);
  });

  test("files are listed by the beginning of their names, with size and time", async () => {
    await files.write("people/a.webp", Buffer.from("a"));
    await files.write("people/b.webp", Buffer.from("bb"));
    await files.write("products/thumbs/b.webp", Buffer.from("b"));
    expect(await listed(files)).toEqual(["people/a.webp", "people/b.webp", "products/thumbs/b.webp"]);
    expect(await listed(files, "people/")).toEqual(["people/a.webp", "people/b.webp"]);
    expect(await listed(files, "people/b")).toEqual(["people/b.webp"]);
    expect(await listed(files, "products/thumbs/")).toEqual(["products/thumbs/b.webp"]);
    for await (const { byteCount, writtenAt } of files.list("people/b")) {
      expect([byteCount, Math.abs(Date.now() - writtenAt.getTime()) < 60_000]).toEqual([2, true]);
    }
    const older: string[] = [];
    for await (const name of listOlder(files, "people/", new Date(0))) older.push(name);
    for await (const name of listOlder(files, "people/b", new Date(Date.now() + 60_000))) older.push(name);
    expect(older).toEqual(["people/b.webp"]);
  });

  test("concurrent writes of one name leave one complete file and nothing else", async () => {
    const bodies = Array.from({ length: 20 }, (_none, index) => Buffer.alloc(100_000, index));
    await Promise.all(bodies.map((body) => files.write("people/a.webp", body)));
    const kept = await files.read("people/a.webp");
    expect(bodies.some((body) => kept?.equals(body))).toBe(true);
    expect(await listed(files)).toEqual(["people/a.webp"]);
  });
});

test("listing a bucket follows all its pages", async () => {
  const files = bucketForThisTest(4);
  const names = Array.from({ length: 9 }, (_none, index) => `people/${index}.webp`);
  await Promise.all(names.map((name) => files.write(name, Buffer.from("x"))));
  expect(await listed(files, "people/")).toEqual(names);
});

test("an unreachable store fails each operation with a temporary error", async () => {
  const gone = await startS3Server(await folderForThisTest());
  const files = openS3Store(s3LocationOf(gone.filesUrl));
  await gone.kill();
  await expect(files.read("people/a.webp")).rejects.toBeInstanceOf(FilesUnavailable);
  await expect(files.size("people/a.webp")).rejects.toBeInstanceOf(FilesUnavailable);
  await expect(files.write("people/a.webp", Buffer.from("x"))).rejects.toBeInstanceOf(FilesUnavailable);
  await expect(files.remove("people/a.webp")).rejects.toBeInstanceOf(FilesUnavailable);
  await expect(listed(files)).rejects.toBeInstanceOf(FilesUnavailable);
});

test("a key that does not open the bucket prevents the start, an unreachable store does not", async () => {
  const warn = console.warn;
  const warned: unknown[] = [];
  console.warn = (text: unknown) => warned.push(text);
  onTestFinished(() => {
    console.warn = warn;
  });
  const dataDir = await folderForThisTest();
  const started = await startS3Server(await folderForThisTest());
  const { filesUrl } = started;
  for (const wrong of [filesUrl.replace("/shop", "/other"), filesUrl.replace("S3RVER:", "SOMEBODY:")]) {
    await expect(openFiles({ filesUrl: wrong, dataDir })).rejects.toThrow("the key does not open the bucket");
  }
  for (const wrong of ["s3://host/bucket", "s3://key:secret@host", "s3://key:secret@host/"]) {
    await expect(openFiles({ filesUrl: wrong, dataDir })).rejects.toThrow("FILES_URL must have");
  }
  await (await openFiles({ filesUrl, dataDir })).write("people/a.webp", Buffer.from("a"));
  await started.kill();
  await openFiles({ filesUrl, dataDir });
  expect(String(warned)).toContain("cannot be reached");
});

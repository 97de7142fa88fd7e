import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { extract, pack } from "tar-stream";

/**
 * An archive is a tar file, compressed by gzip and, on wish, encrypted by age, so that `age -d` and `tar` open it without
 * the shop. Its last entry has the checksum of all others.
 */

/** An entry of an archive, with its content or a stream of `byteCount` bytes. */
export type Entry = { name: string; content: Uint8Array } | StreamedEntry;
type StreamedEntry = { name: string; byteCount: number; content: AsyncIterable<Uint8Array> };

const lastEntry = "checksum.txt";

/** An archive cannot be read, or is not what was written. */
export class ArchiveError extends Error {}

/**
 * Writes an archive; a file of this name appears only once it is complete and on disk.
 *
 * @param recipient public key of age that encrypts it; empty: none.
 */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<Entry>,
  recipient: string,
): Promise<void> {
  const draft = `${path}.draft`;
  try {
    const tar = Readable.from(tarOf(entries), { objectMode: false });
    // A failed pipeline removes its listeners, but the tar stream may still emit an error while it closes.
    tar.on("error", () => undefined);
    const file = createWriteStream(draft, { mode: 0o600, flush: true });
    if (recipient) await pipeline(tar, createGzip(), (compressed) => encrypted(compressed, recipient), file);
    else await pipeline(tar, createGzip(), file);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* encrypted(plain: AsyncIterable<Uint8Array>, recipient: string): AsyncIterable<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(Readable.from(plain))));
}

/** Yields the bytes of a tar file. Stops reading the current entry when the caller stops early. */
async function* tarOf(entries: AsyncIterable<Entry>): AsyncIterable<Uint8Array> {
  const tar = pack();
  const filling = fill(tar, entries);
  filling.catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))));
  const bytes = Readable.from(tar);
  // Their errors come from `filling` or from whoever reads the bytes, and are thrown there.
  for (const stream of [tar, bytes]) stream.on("error", () => undefined);
  try {
    yield* bytes;
    await filling;
  } finally {
    tar.destroy();
    await filling.catch(() => undefined);
  }
}

async function fill(tar: ReturnType<typeof pack>, entries: AsyncIterable<Entry>): Promise<void> {
  const checksum = createHash("sha256");
  for await (const entry of entries) {
    checksum.update(`${entry.name}\n`);
    if (entry.content instanceof Uint8Array) {
      checksum.update(entry.content);
      await addWhole(tar, entry.name, entry.content);
    } else if ("byteCount" in entry) {
      await addStreamed(tar, entry, (piece) => checksum.update(piece));
    }
  }
  await addWhole(tar, lastEntry, Buffer.from(`${checksum.digest("hex")}\n`));
  tar.finalize();
}

function addWhole(tar: ReturnType<typeof pack>, name: string, content: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    tar
      .entry({ name }, Buffer.from(content), (error) => (error ? reject(error) : resolve()))
      .on("error", reject);
  });
}

async function addStreamed(
  tar: ReturnType<typeof pack>,
  { name, byteCount, content }: StreamedEntry,
  onPiece: (piece: Uint8Array) => void,
): Promise<void> {
  const ended = Promise.withResolvers<void>();
  const entry = tar.entry({ name, size: byteCount }, (error) =>
    error ? ended.reject(error) : ended.resolve(),
  );
  // An error of the entry also rejects `ended`, which is awaited below.
  entry.on("error", () => undefined);
  ended.promise.catch(() => undefined);
  for await (const piece of content) {
    onPiece(piece);
    if (entry.write(piece)) continue;
    const drained = new Promise<void>((resolve) => entry.once("drain", () => resolve()));
    await Promise.race([drained, ended.promise]);
  }
  entry.end(null);
  await ended.promise;
}

/** An entry that is being read; its content must be read before the next one. */
export type ReadEntry = { name: string; content: AsyncIterable<Uint8Array>; whole(): Promise<Buffer> };

/**
 * Reads an archive to its end.
 *
 * @param identity secret key of age; empty for an archive that is not encrypted.
 * @throws ArchiveError when the archive is damaged, cut off or encrypted for another key. Entries before the damage have
 *   been passed on already.
 */
export async function* readArchive(path: string, identity: string): AsyncIterable<ReadEntry> {
  const checksum = createHash("sha256");
  let stated: string | null = null;
  const tar = extract();
  const source = createReadStream(path);
  try {
    const opened = identity ? await decrypted(source, identity) : source;
    const reading = pipeline(opened, createGunzip(), tar);
    // A failure also ends the loop below, which reports it.
    reading.catch(() => undefined);
    for await (const entry of tar) {
      const { name } = entry.header;
      if (name === lastEntry) {
        stated = String(await buffer(entry)).trim();
        continue;
      }
      checksum.update(`${name}\n`);
      const content = hashing(Readable.from(entry), checksum);
      yield { name, content, whole: () => buffer(content) };
      // The checksum covers the rest as well, if the reader stopped early.
      for await (const _piece of content);
    }
    await reading;
  } catch (error) {
    throw new ArchiveError(
      `The archive cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    source.destroy();
  }
  if (stated !== checksum.digest("hex")) {
    throw new ArchiveError("The archive is damaged or incomplete: its checksum is another.");
  }
}

async function decrypted(stream: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(stream)));
}

async function* hashing(content: AsyncIterable<Uint8Array>, checksum: ReturnType<typeof createHash>) {
  for await (const piece of content) {
    checksum.update(piece);
    yield piece;
  }
}

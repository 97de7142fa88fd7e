import { Readable } from "node:stream";
import { S3mini, S3ServiceError, type UploadPart } from "s3mini";
import { fetchFromStore } from "./fetch-from-store.ts";
import {
  type ByteRange,
  checkName,
  checkPrefix,
  type FileContent,
  type FileStore,
  FilesUnavailable,
} from "./file-store.ts";

/** Where a bucket is, and the key that opens it. */
export type S3Location = {
  /** Address of the bucket. */
  endpoint: string;
  /** Prefix of all keys in a shared bucket: empty, or ending with a slash. */
  folder: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Large files are sent in parts of this size, two of which are in memory. S3 requires 5 MB or more. */
const partBytes = 8 * 1024 * 1024;
const contentType = "application/octet-stream";

/**
 * Stores files in a bucket of an S3-compatible store (decision 061).
 *
 * @param pageSize names listed in one request, at most 1,000.
 */
export function openS3Store(location: S3Location, pageSize = 1000): FileStore {
  const bucket = openBucket(location);
  const { folder } = location;
  function keyOf(name: string): string {
    checkName(name);
    return folder + name;
  }

  return {
    async write(name, content) {
      await writeObject(bucket, keyOf(name), content);
    },
    async read(name) {
      const object = await openObject(bucket, keyOf(name));
      return object && Buffer.from(await orUnavailable(object.arrayBuffer()));
    },
    async open(name, range) {
      const object = await openObject(bucket, keyOf(name), range);
      if (!object) return null;
      return object.body ? Readable.fromWeb(object.body) : Readable.from([]);
    },
    async size(name) {
      return orMissing(bucket.getContentLength(keyOf(name)));
    },
    async remove(name) {
      await orMissing(bucket.deleteObject(keyOf(name)));
    },
    async *list(prefix) {
      checkPrefix(prefix);
      let next: string | undefined;
      do {
        const page = await bucket.listObjectsPaged("/", folder + prefix, pageSize, next);
        if (!page) throw new FilesUnavailable("The bucket does not exist");
        for (const { Key, Size, LastModified } of page.objects ?? []) {
          yield {
            name: Key.slice(folder.length),
            byteCount: Number(Size),
            writtenAt: new Date(LastModified),
          };
        }
        next = page.nextContinuationToken;
      } while (next);
    },
  };
}

/**
 * Whether the key opens the bucket.
 *
 * @throws FilesUnavailable when the store does not answer.
 */
export function canOpenBucket(location: S3Location): Promise<boolean> {
  return openBucket(location).bucketExists();
}

function openBucket(location: S3Location): S3mini {
  return new S3mini({ ...location, fetch: fetchFromStore });
}

function openObject(bucket: S3mini, key: string, range?: ByteRange): Promise<Response | null> {
  const end = range?.last === undefined ? undefined : range.last + 1;
  return orMissing(bucket.getObjectRaw(key, !range, range?.first, end));
}

async function writeObject(bucket: S3mini, key: string, content: FileContent): Promise<void> {
  const parts = partsOf(content);
  const first = await parts.next();
  const second = await parts.next();
  const start = first.done ? new Uint8Array() : first.value;
  if (second.done) await bucket.putObject(key, start, contentType);
  else await writeInParts(bucket, key, followedBy([start, second.value], parts));
}

/**
 * Sends one part after another. S3mini's own upload of streams sends several at once, and while the source is slow, a
 * failed part is an unhandled rejection that ends the process.
 */
async function writeInParts(bucket: S3mini, key: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
  const uploadId = await bucket.getMultipartUploadId(key, contentType);
  try {
    const sent: UploadPart[] = [];
    for await (const part of parts) {
      sent.push(await bucket.uploadPart(key, uploadId, part, sent.length + 1));
    }
    await bucket.completeMultipartUpload(key, uploadId, sent);
  } catch (error) {
    await bucket.abortMultipartUpload(key, uploadId).catch(() => undefined);
    throw error;
  }
}

/** Cuts content into parts; only the last one may be smaller. */
async function* partsOf(content: FileContent): AsyncGenerator<Uint8Array, void> {
  if (content instanceof Uint8Array && content.byteLength <= partBytes) return yield content;
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  for await (const piece of content instanceof Uint8Array ? [content] : content) {
    held.push(piece);
    heldBytes += piece.byteLength;
    if (heldBytes < partBytes) continue;
    let whole: Uint8Array = Buffer.concat(held);
    for (; whole.byteLength >= partBytes; whole = whole.subarray(partBytes))
      yield whole.subarray(0, partBytes);
    held = [whole];
    heldBytes = whole.byteLength;
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}

async function* followedBy(first: Uint8Array[], rest: AsyncIterable<Uint8Array>) {
  yield* first;
  yield* rest;
}

/** Null for a missing object. S3mini wraps some errors in others. */
async function orMissing<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (reason instanceof S3ServiceError && reason.status === 404) return null;
    throw reason;
  }
}

/** A connection that is lost within the file. */
async function orUnavailable<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch {
    throw new FilesUnavailable("The file store has stopped in the middle of a file");
  }
}

import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";

/**
 * Compresses responses with a reused input buffer and small chunks. Node's zlib retains its input and its output chunks
 * until the next full collection; such memory brings that collection about, which pauses all requests (decision 035).
 */

/** Per UTF-16 code unit of a JavaScript string. */
const maxUtf8Bytes = 3;
const maxSharedBytes = 1024 * 1024;
let shared = Buffer.alloc(0);

/** Encodes a text as UTF-8 into a shared buffer; the result is valid until the next call. */
export function encodeUtf8(text: string): Buffer {
  const maxBytes = text.length * maxUtf8Bytes;
  if (maxBytes > maxSharedBytes) return Buffer.from(text);
  if (maxBytes > shared.length) shared = Buffer.allocUnsafeSlow(maxBytes);
  return shared.subarray(0, shared.write(text));
}

/**
 * Compresses with brotli. Pages get quality 4: the browser renders from them first. API responses repeat their field names,
 * so a higher quality saves one byte in seven and takes three times as long. A list compresses in a tenth of a millisecond,
 * less than a round trip to another thread.
 */
export function compressBrotli(bytes: Buffer, isPage: boolean): Buffer {
  const compressed = brotliCompressSync(bytes, {
    chunkSize: chunkSizeFor(bytes, isPage ? pageRatio : responseRatio),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isPage ? 4 : 1,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return trimmedCopy(compressed);
}

/** Recompresses a brotli body for clients without brotli. */
export function toGzip(brotliBytes: Buffer): Buffer {
  return trimmedCopy(gzipSync(decompressBrotli(brotliBytes), { level: 5 }));
}

export function decompressBrotli(brotliBytes: Buffer): Buffer {
  return brotliDecompressSync(brotliBytes);
}

/** Lowest compression ratios seen for most pages and API responses. */
const pageRatio = 5;
const responseRatio = 6;
const minChunkBytes = 1024;

function chunkSizeFor(bytes: Buffer, ratio: number): number {
  return Math.max(minChunkBytes, Math.ceil(bytes.length / ratio));
}

/** Copies bytes into a buffer of exactly their size. */
function trimmedCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

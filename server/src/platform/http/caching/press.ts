import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";

/**
 * Presses answers without leaving memory behind. What Node's zlib has been given, and the blocks it writes
 * to, stay until the next full collection, which such blocks bring about themselves and which holds up all
 * requests (decision 035): so all bodies are put into the same memory, and blocks are small.
 */

/** For a character of a JavaScript string. */
const mostUtf8Bytes = 3;
const largestShared = 1024 * 1024;
let shared = Buffer.alloc(0);

/** A text as UTF-8, good until the next call. */
export function utf8For(text: string): Buffer {
  const room = text.length * mostUtf8Bytes;
  if (room > largestShared) return Buffer.from(text);
  if (room > shared.length) shared = Buffer.allocUnsafeSlow(room);
  return shared.subarray(0, shared.write(text));
}

/**
 * A page is drawn from before anything else, and worth pressing. An answer of the API repeats its own names
 * so much that pressing it harder saves one byte in seven and takes three times as long. A list takes a
 * tenth of a millisecond, which is less than handing it to another thread and hearing back.
 */
export function brotli(bytes: Buffer, isPage: boolean): Buffer {
  const pressed = brotliCompressSync(bytes, {
    chunkSize: blockFor(bytes, isPage ? pageRatio : answerRatio),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isPage ? 4 : 1,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return fitted(pressed);
}

/** For the few who don't know brotli. */
export function gzipOf(pressed: Buffer): Buffer {
  return fitted(gzipSync(plainOf(pressed), { level: 5 }));
}

export function plainOf(pressed: Buffer): Buffer {
  return brotliDecompressSync(pressed);
}

/** So many times smaller most pages and answers become at least. */
const pageRatio = 5;
const answerRatio = 6;
const smallestBlock = 1024;

function blockFor(bytes: Buffer, ratio: number): number {
  return Math.max(smallestBlock, Math.ceil(bytes.length / ratio));
}

/** The same bytes in memory of their own size. */
function fitted(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";

/** Exceeds any record: input without line ends is no feed. */
const maxLineCharacters = 64 * 1024 * 1024;

/** Lines of a file or the standard input, with the reading position. */
export type LineSource = {
  lines(): AsyncGenerator<string, void, undefined>;
  bytesRead(): number;
  /** Null if unknown, as for the standard input. */
  byteCount: number | null;
  /** Ends the reading: `lines` throws the reason instead of the next lines. */
  stop(reason: Error): void;
};

/**
 * Opens a file for reading by line; `-` is the standard input.
 *
 * @throws when the file does not exist.
 */
export async function openLines(path: string): Promise<LineSource> {
  const byteCount = path === "-" ? null : (await stat(path)).size;
  let bytesRead = 0;
  let stream: Readable | null = null;
  async function* lines() {
    stream = path === "-" ? process.stdin : createReadStream(path);
    const decoder = new StringDecoder("utf8");
    let rest = "";
    for await (const chunk of stream) {
      bytesRead += chunk.length;
      const [first = "", ...others] = decoder.write(chunk).split("\n");
      rest += first;
      if (rest.length > maxLineCharacters) throw new Error(`${path} is no feed: a line never ends`);
      for (const next of others) {
        yield withoutReturn(rest);
        rest = next;
      }
    }
    rest += decoder.end();
    if (rest !== "") yield withoutReturn(rest);
  }
  return { lines, bytesRead: () => bytesRead, byteCount, stop: (reason) => void stream?.destroy(reason) };
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

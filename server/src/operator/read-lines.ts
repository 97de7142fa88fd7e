import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { StringDecoder } from "node:string_decoder";

/** Longer than any record: what comes without line ends is no feed. */
const maxLineCharacters = 64 * 1024 * 1024;

/** Lines of a file or of the standard input, and how far they have been read. */
export type LineSource = {
  lines(): AsyncGenerator<string, void, undefined>;
  bytesRead(): number;
  /** Null when it is not known: the standard input. */
  byteCount: number | null;
};

/**
 * Opens a file for reading line by line; `-` is the standard input.
 *
 * @throws when there is no such file.
 */
export async function openLines(path: string): Promise<LineSource> {
  const byteCount = path === "-" ? null : (await stat(path)).size;
  let bytesRead = 0;
  async function* lines() {
    const decoder = new StringDecoder("utf8");
    let rest = "";
    for await (const chunk of path === "-" ? process.stdin : createReadStream(path)) {
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
  return { lines, bytesRead: () => bytesRead, byteCount };
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

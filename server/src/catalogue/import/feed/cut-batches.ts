import { type FeedEntry, feedKinds, readEntry } from "./feed-entry.ts";

/** Longest text that one batch may hold: fit sets can be long lines. */
const maxBatchCharacters = 2_000_000;

/**
 * Reads a feed into batches of at most `maxLines` lines. Within a batch, kinds are written one after
 * another; so a batch ends before a record that an earlier line of it named or said already, and the
 * outcome is that of taking line by line, whatever the size of the batches.
 */
export async function* cutBatches(
  lines: AsyncIterable<string> | Iterable<string>,
  maxLines: number,
): AsyncGenerator<FeedEntry[], void, undefined> {
  let batch: FeedEntry[] = [];
  let characters = 0;
  let lineNumber = 0;
  const said = new Map(feedKinds.map((kind) => [kind, new Set<string>()]));
  const isSaid = ({ kind, key }: FeedEntry) => kind !== null && key !== null && said.get(kind)?.has(key);
  for await (const line of lines) {
    lineNumber += 1;
    const text = lineNumber === 1 && line.startsWith("\uFEFF") ? line.slice(1) : line;
    if (text.trim() === "") continue;
    const entry = readEntry(text, lineNumber);
    const isFull = batch.length >= maxLines || characters >= maxBatchCharacters;
    if (batch.length > 0 && (isFull || isSaid(entry))) {
      yield batch;
      batch = [];
      characters = 0;
      for (const keys of said.values()) keys.clear();
    }
    batch.push(entry);
    characters += text.length;
    if (entry.kind && entry.key !== null) said.get(entry.kind)?.add(entry.key);
    for (const { kind, key } of entry.references) said.get(kind)?.add(key);
  }
  if (batch.length > 0) yield batch;
}

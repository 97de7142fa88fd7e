import { type FeedEntry, feedKinds, readEntry } from "./feed-entry.ts";

/** Maximum text size of a batch: fit sets can be long lines. */
const maxBatchCharacters = 2_000_000;

/**
 * Splits a feed into batches of at most `maxLines` lines. Batches are written kind by kind, so a batch ends before a record
 * that an earlier line of it has referenced or contained. The result is thus independent of the batch size.
 */
export async function* cutBatches(
  lines: AsyncIterable<string> | Iterable<string>,
  maxLines: number,
): AsyncGenerator<FeedEntry[], void, undefined> {
  let batch: FeedEntry[] = [];
  let characters = 0;
  let lineNumber = 0;
  const mentioned = new Map(feedKinds.map((kind) => [kind, new Set<string>()]));
  const isMentioned = ({ kind, key }: FeedEntry) =>
    kind !== null && key !== null && mentioned.get(kind)?.has(key);
  for await (const line of lines) {
    lineNumber += 1;
    const text = lineNumber === 1 && line.startsWith("\uFEFF") ? line.slice(1) : line;
    if (text.trim() === "") continue;
    const entry = readEntry(text, lineNumber);
    const isFull = batch.length >= maxLines || characters >= maxBatchCharacters;
    if (batch.length > 0 && (isFull || isMentioned(entry))) {
      yield batch;
      batch = [];
      characters = 0;
      for (const keys of mentioned.values()) keys.clear();
    }
    batch.push(entry);
    characters += text.length;
    if (entry.kind && entry.key !== null) mentioned.get(entry.kind)?.add(entry.key);
    for (const { kind, key } of entry.references) mentioned.get(kind)?.add(key);
  }
  if (batch.length > 0) yield batch;
}

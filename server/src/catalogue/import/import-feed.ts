import type { FeedKind } from "@recambia/contract/catalogue/feed";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { cutBatches } from "./feed/cut-batches.ts";
import type { FeedEntry } from "./feed/feed-entry.ts";
import { publishImport, publishPart, tidyImported, whileImporting } from "./publish-import.ts";
import { buildFitLineIndexes, deferFitLineIndexes } from "./write/fit-line-indexes.ts";
import { loadBatch } from "./write/load-batch.ts";

const defaultBatchLines = 1000;
/** Number of refused lines in a report; `onRefused` gets all. */
const maxKeptRefusals = 10_000;
/** Number of reasons of each: a fit set may name thousands of unknown vehicles. */
const maxKeptReasons = 20;

export type Refusal = { line: number; reasons: string[] };

export type ImportProgress = {
  /** Lines read so far, without blank ones. */
  read: number;
  loaded: Record<FeedKind, number>;
  refusedCount: number;
};

export type ImportReport = ImportProgress & {
  /** The first 10,000 refused lines with their first 20 reasons. */
  refused: Refusal[];
  /** Catalogue revision with the complete import. */
  finishedRevision: number;
};

type ImportOptions = {
  clock: Clock;
  batchLines?: number;
  onProgress?: (progress: ImportProgress) => void;
  onRefused?: (refusal: Refusal) => void;
};

/**
 * Imports a catalogue feed (docs/catalogue-feed.md): streaming, in batches of one transaction each, idempotent by external
 * id. Invalid lines are reported and do not stop others; a record is written completely or not at all.
 *
 * @param lines of the feed, without line ends.
 * @throws only errors of the source or the database; loaded records stay, and importing the same feed again completes it.
 */
export async function importFeed(
  database: Database,
  lines: AsyncIterable<string> | Iterable<string>,
  options: ImportOptions,
): Promise<ImportReport> {
  return whileImporting(database, async () => {
    // A killed import may have left indexes out.
    await database.transaction(buildFitLineIndexes);
    await deferFitLineIndexes(database);
    try {
      const outcome = await loadLines(database, lines, options);
      return { ...outcome, finishedRevision: await finishImport(database) };
    } catch (error) {
      // The cause is what the caller needs; when the database has failed, `publishKilledImports` makes up for it.
      await database
        .transaction(publishPart)
        .then(() => tidyImported(database))
        .catch(() => {});
      throw error;
    }
  });
}

async function loadLines(
  database: Database,
  lines: AsyncIterable<string> | Iterable<string>,
  options: ImportOptions,
): Promise<Omit<ImportReport, "finishedRevision">> {
  const progress: ImportProgress = { read: 0, loaded: nothingLoaded(), refusedCount: 0 };
  const refused: Refusal[] = [];
  for await (const batch of cutBatches(lines, options.batchLines ?? defaultBatchLines)) {
    await loadBatch(database, batch, options.clock.now());
    for (const refusal of countOutcome(batch, progress)) {
      if (refused.length < maxKeptRefusals) refused.push(shortened(refusal));
      options.onRefused?.(refusal);
    }
    options.onProgress?.(progress);
  }
  return { ...progress, refused };
}

function shortened({ line, reasons }: Refusal): Refusal {
  const hidden = reasons.length - maxKeptReasons;
  const kept = reasons.slice(0, maxKeptReasons);
  return { line, reasons: hidden > 0 ? [...kept, `and ${hidden} more reasons`] : kept };
}

function nothingLoaded(): Record<FeedKind, number> {
  return {
    maker: 0,
    model: 0,
    variant: 0,
    category: 0,
    attribute: 0,
    part_type: 0,
    brand: 0,
    fit_set: 0,
    product: 0,
    kit: 0,
  };
}

function countOutcome(batch: FeedEntry[], progress: ImportProgress): Refusal[] {
  progress.read += batch.length;
  const refusals: Refusal[] = [];
  for (const { kind, lineNumber, reasons } of batch) {
    if (kind && reasons.length === 0) progress.loaded[kind] += 1;
    else refusals.push({ line: lineNumber, reasons });
  }
  progress.refusedCount += refusals.length;
  return refusals;
}

async function finishImport(database: Database): Promise<number> {
  const revision = await database.transaction(publishImport);
  await tidyImported(database);
  return revision;
}

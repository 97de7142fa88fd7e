import { setTimeout as pause } from "node:timers/promises";
import { onlyRow, type Queryable } from "../../../platform/database/database.ts";
import type { Context } from "../../../platform/http/context.ts";
import { type CatalogueCache, hasCapacity } from "../../model/catalogue-cache.ts";
import { getCatalogue } from "../../model/read-catalogue.ts";
import { loadBlocksBetween } from "./load-blocks.ts";

/** Limits one run, so that a shutdown does not have to wait. */
const maxRunMs = 800;
/** Pause between two steps, for requests that are waiting. */
const pauseMs = 20;
/** About three milliseconds of reading and unpacking. */
const productsPerStep = 2000;
const minFitSets = 10;
const maxFitSets = 2000;

/**
 * Returns a job that preloads the blocks of all fit sets a few at a time (docs/performance.md). Each run continues where the
 * last one ended, provided that the catalogue has not changed since. An embedded database is small and runs in this process,
 * so its blocks load on demand.
 */
export function createBlockPreloader(
  context: Pick<Context, "database" | "revision" | "caches">,
): () => Promise<void> {
  const { database, revision } = context;
  let seenRevision: number | null = null;
  let blocks: CatalogueCache["blocks"] | null = null;
  /** Last fit set whose block has been preloaded; infinity when all are, or memory is full. */
  let preloadedTo = 0;
  let breadth = minFitSets;
  return async () => {
    if (database.engine === "embedded") return;
    const current = revision.current();
    const isUnchanged = seenRevision === current;
    seenRevision = current;
    if (!isUnchanged) return;
    const { cache } = await getCatalogue(context);
    if (blocks !== cache.blocks) preloadedTo = 0;
    blocks = cache.blocks;
    if (preloadedTo === Number.POSITIVE_INFINITY) return;
    const last = await readLastFitSetId(database);
    const until = performance.now() + maxRunMs;
    while (performance.now() < until && revision.current() === seenRevision) {
      if (preloadedTo >= last || !hasCapacity(cache)) {
        preloadedTo = Number.POSITIVE_INFINITY;
        return;
      }
      const products = await loadBlocksBetween({ database, cache }, preloadedTo, preloadedTo + breadth);
      preloadedTo += breadth;
      breadth = Math.round((breadth * productsPerStep) / Math.max(products, 1));
      breadth = Math.min(Math.max(breadth, minFitSets), maxFitSets);
      await pause(pauseMs);
    }
  };
}

async function readLastFitSetId(database: Queryable): Promise<number> {
  const { last } = await onlyRow<{ last: number }>(database, {
    name: "last-fit-set",
    text: "select coalesce(max(id), 0)::int as last from fit_set",
  });
  return last;
}

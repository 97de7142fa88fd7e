import { setTimeout as pause } from "node:timers/promises";
import { onlyRow, type Queryable } from "../../../platform/database/database.ts";
import type { Context } from "../../../platform/http/app.ts";
import { keptDefinitions } from "../../model/load-definitions.ts";
import { hasRoom, type ShelfStore } from "./shelf-store.ts";
import { keepAhead } from "./shelves.ts";

/** How long one run may take, so that a shop that closes need not wait. */
const runMs = 800;
/** Between two steps, for those who wait for an answer meanwhile. */
const pauseMs = 20;
/** So many products are read and unpacked within some three milliseconds. */
const productsInStep = 2000;
const fewestFitSets = 10;
const mostFitSets = 2000;

/**
 * Reads the shelves of all fit sets ahead, a few at a time, so that lists of a vehicle find them kept (decision 040). Each run
 * goes on from where the last one has ended, once the catalogue has not changed since. An embedded database is small and works
 * in this process: its shelves are read when they are asked for.
 *
 * @returns makes one run.
 */
export function createShelfFiller({
  database,
  revision,
}: Pick<Context, "database" | "revision">): () => Promise<void> {
  let seen: number | null = null;
  let breadth = fewestFitSets;
  return async () => {
    if (database.engine === "embedded") return;
    const current = revision.current();
    const isQuiet = seen === current;
    seen = current;
    if (!isQuiet) return;
    const { shelves: store } = await keptDefinitions(database, revision);
    if (store.filledTo === Number.POSITIVE_INFINITY) return;
    const last = await lastFitSet(database);
    const until = performance.now() + runMs;
    while (performance.now() < until && revision.current() === seen) {
      if (store.filledTo >= last || !hasRoom(store)) {
        store.filledTo = Number.POSITIVE_INFINITY;
        return;
      }
      const products = await fillStep(database, store, breadth);
      breadth = Math.round((breadth * productsInStep) / Math.max(products, 1));
      breadth = Math.min(Math.max(breadth, fewestFitSets), mostFitSets);
      await pause(pauseMs);
    }
  };
}

async function lastFitSet(database: Queryable): Promise<number> {
  const { last } = await onlyRow<{ last: number }>(database, {
    name: "last-fit-set",
    text: "select coalesce(max(id), 0)::int as last from fit_set",
  });
  return last;
}

/** Goes on by so many fit sets; how many products they have. */
async function fillStep(database: Queryable, store: ShelfStore, breadth: number): Promise<number> {
  const after = store.filledTo;
  const products = await keepAhead({ database, store }, after, after + breadth);
  store.filledTo = after + breadth;
  return products;
}

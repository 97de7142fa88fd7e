import { LRUCache } from "lru-cache";
import type { Queryable } from "../platform/database/database.ts";
import { keyOf, type Question, type ReadThings, readStock, readThings } from "./read-things.ts";
import type { Thing } from "./things.ts";

/** One takes about a kilobyte. */
const keptCount = 10_000;

export type KeptThings = {
  /** What the catalogue says, all of one revision: what is not kept is read in one statement. */
  gather(database: Queryable, questions: readonly Question[]): Promise<ReadThings>;
  /** The same with the stock that there is now. */
  gatherNow(database: Queryable, questions: readonly Question[]): Promise<ReadThings>;
  /** Hears which revision the catalogue has: what was kept of another is forgotten. */
  meet(revision: number): void;
};

/**
 * What this process has lately read of things in carts. All of it is of one revision of the
 * catalogue, and a cart is written only while that is the catalogue's revision in the database
 * (docs/decisions/011): a change of price is never missed, however late it is heard of. Stock also
 * changes without a new revision (docs/decisions/022), so it is compared by itself.
 */
export function keepThings(): KeptThings {
  const kept = new LRUCache<string, Thing>({ max: keptCount });
  let keptRevision = 0;

  function meet(revision: number) {
    if (revision === keptRevision) return;
    kept.clear();
    keptRevision = revision;
  }

  function keep(read: ReadThings): ReadThings {
    meet(read.revision);
    for (const [key, thing] of read.things) kept.set(key, thing);
    return read;
  }

  async function gather(database: Queryable, questions: readonly Question[]): Promise<ReadThings> {
    const revision = keptRevision;
    const things = new Map<string, Thing>();
    const missing: Question[] = [];
    for (const question of questions) {
      const key = keyOf(question);
      const thing = kept.get(key);
      if (thing) things.set(key, thing);
      else missing.push(question);
    }
    if (missing.length === 0) return { revision, things };
    const read = keep(await readThings(database, missing));
    if (read.revision === revision) return { revision, things: new Map([...things, ...read.things]) };
    // The catalogue has changed since: what was kept until now does not go with what was read.
    return missing.length === questions.length ? read : keep(await readThings(database, questions));
  }

  async function gatherNow(database: Queryable, questions: readonly Question[]): Promise<ReadThings> {
    const known = questions.some((question) => kept.has(keyOf(question)));
    const gathered = await gather(database, questions);
    if (!known) return gathered;
    const parts = [...gathered.things.values()].flatMap((thing) => thing.parts);
    const stock = await readStock(database, [...new Set(parts.map(({ productKey }) => productKey))]);
    const isOutdated = ({ parts }: Thing) =>
      parts.some(({ productKey, inStock }) => stock.get(productKey) !== inStock);
    const outdated = [...gathered.things].filter(([, thing]) => isOutdated(thing));
    if (outdated.length === 0) return gathered;
    for (const [key] of outdated) kept.delete(key);
    return gather(database, questions);
  }

  return { gather, gatherNow, meet };
}

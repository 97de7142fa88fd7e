import type { Database, Queryable } from "./database/database.ts";
import { onlyRow } from "./database/database.ts";
import { runPeriodically } from "./jobs/run-periodically.ts";

const channel = "catalogue_revision";

/** Number of remembered changes; readers that are further behind reload everything. */
const rememberedChanges = 100;

/** A notification (8,000 bytes) has no room for more products; null is sent instead, meaning any change. */
const maxNamed = 500;

/** The catalogue revision as this process knows it. */
export type RevisionWatch = {
  current(): number;
  /** Keys of the products that have changed since a revision; null if anything else may have changed. */
  changedSince(revision: number): number[] | null;
  stop(): Promise<void>;
};

/** A connection may be half open: it looks alive, and brings no notification. */
const defaultPollMs = 2_500;

/**
 * Follows the catalogue revision: reads it once, then receives every change from any process through LISTEN/NOTIFY, after
 * its transaction has committed. It is also polled, so that a lost notification is made up for within two polls.
 */
export async function watchRevision(database: Database, pollMs = defaultPollMs): Promise<RevisionWatch> {
  let revision = 0;
  /** Changes by the revision that they produced. */
  const changes = new Map<number, number[]>();
  async function readStored(): Promise<number> {
    const row = await onlyRow<{ revision: number }>(database, {
      name: "catalogue-revision",
      text: "select revision from catalogue_revision",
      isLookup: true,
    });
    return Number(row.revision);
  }
  async function read() {
    revision = await readStored();
  }
  const stop = await database.listen(channel, (payload) => {
    if (payload === "") {
      read().catch(() => undefined);
      return;
    }
    const received = readPayload(payload);
    revision = received.revision;
    if (received.products) changes.set(revision, received.products);
    changes.delete(revision - rememberedChanges);
  });
  await read();
  let polled = revision;
  /** Accepts a revision once two polls have found it: the notification of a newer one, which names the changes, may be on its way. */
  async function poll() {
    const stored = await readStored();
    if (stored === polled) revision = stored;
    polled = stored;
  }
  const polling = { name: "poll the catalogue revision", everyMs: pollMs, run: poll };
  // Notifications of the embedded database cannot be lost. A failed poll is repeated at the next.
  const stopPolling = runPeriodically(database.engine === "postgres" ? [polling] : [], () => undefined);
  return {
    current: () => revision,
    changedSince(since) {
      if (since > revision) return null;
      const all: number[] = [];
      for (let number = revision; number > since; number--) {
        const products = changes.get(number);
        if (!products) return null;
        all.push(...products);
      }
      return all;
    },
    async stop() {
      await Promise.all([stop(), stopPolling()]);
    },
  };
}

/**
 * Invalidates caches: increments the revision within the transaction that changes the catalogue, and notifies all
 * processes.
 *
 * @param products keys of the changed products, if nothing else has changed except their kits and reviews; undefined if
 *   anything may have changed.
 */
export async function bumpRevision(transaction: Queryable, products?: readonly number[]): Promise<number> {
  const row = await onlyRow<{ revision: number }>(transaction, {
    text: `with bumped as (
             update catalogue_revision set revision = revision + 1, changed_at = now() returning revision
           )
           select revision, pg_notify('${channel}', revision || $1::text) from bumped`,
    values: [products && products.length <= maxNamed ? ` ${products.join()}` : ""],
  });
  return Number(row.revision);
}

/** Payload: the revision, then a space and the changed products if known. */
function readPayload(payload: string): { revision: number; products: number[] | null } {
  const [revision, products] = payload.split(" ");
  return {
    revision: Number(revision),
    products: products === undefined ? null : products.split(",").filter(Boolean).map(Number),
  };
}

import type { Database, Queryable } from "./database/database.ts";
import { onlyRow } from "./database/database.ts";

const channel = "catalogue_revision";

/** So many changes are remembered: who has asked nothing for longer reads everything anew. */
const rememberedChanges = 100;

/** More products than that go into no message (8,000 bytes): then anything may have changed. */
const mostNamed = 500;

/** What this process knows of the catalogue's revision. */
export type RevisionWatch = {
  current(): number;
  /** Keys of the products that have changed since a revision, if nothing else has; null: anything may have. */
  changedSince(revision: number): number[] | null;
  stop(): Promise<void>;
};

/**
 * Follows the catalogue's revision: reads it once and hears of every change from any process
 * (LISTEN/NOTIFY). A change is heard after its transaction commits.
 */
export async function watchRevision(database: Database): Promise<RevisionWatch> {
  let revision = 0;
  /** By the revision that they made. */
  const changes = new Map<number, number[]>();
  async function read() {
    const row = await onlyRow<{ revision: number }>(database, {
      text: "select revision from catalogue_revision",
    });
    revision = Number(row.revision);
  }
  const stop = await database.listen(channel, (payload) => {
    if (payload === "") {
      read().catch(() => undefined);
      return;
    }
    const { made, products } = readPayload(payload);
    revision = made;
    if (products) changes.set(made, products);
    changes.delete(made - rememberedChanges);
  });
  await read();
  return {
    current: () => revision,
    changedSince(since) {
      if (since > revision) return null;
      const all: number[] = [];
      for (let made = revision; made > since; made--) {
        const products = changes.get(made);
        if (!products) return null;
        all.push(...products);
      }
      return all;
    },
    stop,
  };
}

/**
 * Says, in the transaction that changes the catalogue, that kept answers are out of date.
 *
 * @param products keys of those whose rows have changed, if nothing else of the catalogue has but what hangs on it (kits,
 *   reviews); undefined: anything may have changed.
 */
export async function bumpRevision(transaction: Queryable, products?: readonly number[]): Promise<number> {
  const row = await onlyRow<{ revision: number }>(transaction, {
    text: `with bumped as (
             update catalogue_revision set revision = revision + 1, changed_at = now() returning revision
           )
           select revision, pg_notify('${channel}', revision || $1::text) from bumped`,
    values: [products && products.length <= mostNamed ? ` ${products.join()}` : ""],
  });
  return Number(row.revision);
}

/** The revision; after a space the products that have changed, if it is known which. */
function readPayload(payload: string): { made: number; products: number[] | null } {
  const [made, products] = payload.split(" ");
  return {
    made: Number(made),
    products: products === undefined ? null : products.split(",").filter(Boolean).map(Number),
  };
}

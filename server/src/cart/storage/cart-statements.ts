import type { Queryable, Statement } from "../../platform/database/database.ts";
import type { Caller, ExpectedStock, Owner, StoredCart, StoredLine } from "./stored-cart.ts";

/** One write of a cart, with the arguments of `updateCart`. */
export type CartWrite = {
  caller: Caller;
  cart: StoredCart;
  lines: readonly StoredLine[];
  /** Catalogue revision that the lines are based on. */
  revision: number;
  /** Stock of all products in the lines that they are based on. */
  stock: ExpectedStock;
};

/** A cart, and the catalogue revision at the time of reading. */
export type ReadCart = { cart: StoredCart; revision: number };

type OwnerColumn = "visitor_hash" | "person_id";
type CartRow = { id: string; version: number; lines: StoredLine[]; revision: number };

/** The column that $1 of the statements below is compared with. */
function ownerColumn(owner: Owner): OwnerColumn {
  return "personId" in owner ? "person_id" : "visitor_hash";
}

function ownerValue(owner: Owner): string | Buffer {
  return "personId" in owner ? owner.personId : owner.visitorHash;
}

/** Reads the owner's cart; null without one. */
export async function selectCart(database: Queryable, owner: Owner): Promise<ReadCart | null> {
  return readOne(database, owner, { ...reads[ownerColumn(owner)], isLookup: true });
}

/** Reads the owner's cart and locks it until the transaction ends. */
export async function lockCart(transaction: Queryable, owner: Owner): Promise<ReadCart | null> {
  return readOne(transaction, owner, locks[ownerColumn(owner)]);
}

/**
 * Inserts an empty cart if the owner has none.
 *
 * @returns false when there was one.
 */
export async function insertCart(database: Queryable, caller: Caller, cartId: string): Promise<boolean> {
  const made = await database.rows({
    ...inserts[ownerColumn(caller.owner)],
    values: [ownerValue(caller.owner), cartId, caller.now],
  });
  return made.length > 0;
}

/**
 * Writes the lines of a cart if its version is unchanged.
 *
 * @param expected catalogue revision and stock that must be unchanged, too; null to skip this check.
 * @returns the cart with its next version; null on a conflict.
 */
export async function updateCart(
  database: Queryable,
  caller: Caller,
  cart: StoredCart,
  lines: readonly StoredLine[],
  expected: { revision: number; stock: ExpectedStock } | null,
): Promise<StoredCart | null> {
  const { revision, stock } = expected ?? { revision: null, stock: noStock };
  const [row] = await database.rows<{ version: number }>({
    ...updates[ownerColumn(caller.owner)],
    values: [
      ...[ownerValue(caller.owner), cart.id, cart.version, JSON.stringify(lines), caller.now, revision],
      ...[stock.productKeys, stock.pieces],
    ],
  });
  return row ? { id: cart.id, version: row.version, lines } : null;
}

/**
 * Writes several visitors' carts in one statement, each under the conditions of `updateCart`.
 *
 * @returns the carts without a conflict, by public id.
 */
export async function updateCarts(
  database: Queryable,
  changes: readonly CartWrite[],
): Promise<Map<string, StoredCart>> {
  // All processes lock carts in the same order, to avoid deadlocks.
  const inOrder = changes.toSorted((a, b) => (a.cart.id < b.cart.id ? -1 : 1));
  const rows = await database.rows<{ id: string; version: number }>({
    name: `update-${inOrder.length}-carts-of-visitors`,
    text: updatesText(inOrder.length),
    values: inOrder.flatMap(({ caller, cart, lines, revision, stock }) => [
      ownerValue(caller.owner),
      cart.id,
      cart.version,
      JSON.stringify(lines),
      caller.now,
      revision,
      stock.productKeys,
      stock.pieces,
    ]),
  });
  const linesOf = new Map(changes.map(({ cart, lines }) => [cart.id, lines]));
  return new Map(
    rows.map(({ id, version }): [string, StoredCart] => [id, { id, version, lines: linesOf.get(id) ?? [] }]),
  );
}

const noStock: ExpectedStock = { productKeys: [], pieces: [] };

/** Stock is compared as well: it changes without a new revision while the shown availability stays the same (docs/decisions/022). */
function isStockAs(keys: string, pieces: string): string {
  return `not exists (
        select from unnest(${keys}, ${pieces}) as counted (id, pieces)
        join product on product.id = counted.id where product.available <> counted.pieces
      )`;
}

const updateTexts: string[] = [];

function updatesText(count: number): string {
  const known = updateTexts[count];
  if (known !== undefined) return known;
  const given = Array.from({ length: count }, (_none, index) => {
    const [owner, id, version, lines, now, revision, keys, pieces] = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (place) => `$${index * 8 + place}`,
    );
    return `(${owner}::bytea, ${id}, ${version}::int, ${lines}::jsonb, ${now}::timestamptz, ${revision}::bigint,
      ${keys}::int[], ${pieces}::int[])`;
  });
  const text = `
    update cart set lines = given.lines, version = cart.version + 1, updated_at = given.now
    from (values ${given.join(", ")}) as given (owner, id, version, lines, now, revision, keys, pieces)
    where cart.visitor_hash = given.owner and cart.public_id = given.id and cart.version = given.version
      and given.revision = (select revision from catalogue_revision)
      and ${isStockAs("given.keys", "given.pieces")}
    returning cart.public_id as id, cart.version`;
  updateTexts[count] = text;
  return text;
}

async function readOne(database: Queryable, owner: Owner, statement: Statement): Promise<ReadCart | null> {
  const [row] = await database.rows<CartRow>({ ...statement, values: [ownerValue(owner)] });
  if (!row) return null;
  const { id, version, lines, revision } = row;
  return { cart: { id, version, lines }, revision: Number(revision) };
}

/** One statement for each kind of owner, so that each gets its own plan. */
const byOwner = (name: string, textOf: (column: OwnerColumn) => string) => ({
  visitor_hash: { name: `${name}-of-visitor`, text: textOf("visitor_hash") },
  person_id: { name: `${name}-of-person`, text: textOf("person_id") },
});

const readText = (column: OwnerColumn) => `
  select public_id as id, version, lines, (select revision from catalogue_revision) as revision
  from cart where ${column} = $1`;

const reads = byOwner("read-cart", readText);
const locks = byOwner("lock-cart", (column) => `${readText(column)} for no key update of cart`);

const inserts = byOwner(
  "create-cart",
  (column) => `
    insert into cart (${column}, public_id, created_at, updated_at) values ($1, $2, $3, $3)
    on conflict (${column}) do nothing returning public_id`,
);

const updates = byOwner(
  "update-cart",
  (column) => `
    update cart set lines = $4, version = version + 1, updated_at = $5
    where ${column} = $1 and public_id = $2 and version = $3
      and ($6::bigint is null or $6 = (select revision from catalogue_revision))
      and ${isStockAs("$7::int[]", "$8::int[]")}
    returning version`,
);

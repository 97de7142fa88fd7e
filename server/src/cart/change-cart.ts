import type { Database, Queryable, Statement } from "../platform/database/database.ts";
import { type Caller, type CartRow, type CartRows, lineColumns, lineTables } from "./cart-rows.ts";

/** What a statement that changes a cart says beside the cart's rows. */
export type ChangeRow<Reason extends string> = CartRow & {
  /** `granted`, or why nothing was changed; null when what it is about does not exist. */
  verdict: "granted" | Reason | null;
  /** False although granted: another change came between, and this one was not made. */
  is_done: boolean;
};

/** `mine`: the caller's cart, `line`: its lines, both as they were when the statement began. */
export const ownCart = `
  mine as (select id, public_id, version from cart where visitor_hash = $1),
  line as materialized (select cart_line.* from mine join cart_line on cart_line.cart_id = mine.id)`;

/** Pieces of `product` that the cart asks for, alone and inside kits. */
export const piecesInCart = `
  (select coalesce(sum(line.quantity * case
      when line.product_id = product.id then 1
      when line.kit_id is not null then (
        select quantity from kit_component where kit_id = line.kit_id and product_id = product.id
      )
    end), 0)
   from line)`;

/**
 * `touched`: the cart under its next version, if the change is granted and nobody has changed the
 * cart since the statement began. What a statement decides and returns rests on the rows as they
 * were then, so it is right only if that version is still the last.
 */
export const touchedCart = `
  touched as (
    update cart set version = mine.version + 1, updated_at = $2
    from mine, verdict
    where cart.id = mine.id and cart.version = mine.version and verdict.verdict = 'granted'
    returning cart.id, cart.version
  )`;

/** The answer of every change: the verdict and, when it was made, the lines called `held`. */
export const changedCart = `
  select mine.public_id as cart_id, coalesce(touched.version, mine.version) as version,
    verdict.*, touched.id is not null as is_done, ${lineColumns}
  from mine left join verdict on true left join touched on true
  left join held on touched.id is not null ${lineTables}
  order by held.id`;

/** What came of a change: the cart after it, or the row that says why not; null without a cart. */
export type Change<Row> = { cart: CartRows } | { cart: null; refusedBy: Row | null };

/**
 * Runs a statement that changes the caller's cart. If another writer came between, it is run again
 * with the cart locked, where nobody can.
 */
export async function changeCart<Row extends ChangeRow<string>>(
  database: Database,
  caller: Caller,
  statement: Statement,
): Promise<Change<Row>> {
  const rows = await database.rows<Row>(statement);
  const isOvertaken = rows[0]?.verdict === "granted" && !rows[0].is_done;
  const [first, ...others] = isOvertaken
    ? await database.transaction((transaction) => runLocked<Row>(transaction, caller, statement))
    : rows;
  if (!first) return { cart: null, refusedBy: null };
  if (first.is_done) return { cart: [first, ...others] };
  if (first.verdict === "granted") throw new Error("A locked cart was changed by another");
  return { cart: null, refusedBy: first };
}

async function runLocked<Row>(transaction: Queryable, caller: Caller, statement: Statement): Promise<Row[]> {
  await transaction.rows({
    name: "lock-cart",
    text: "select 1 from cart where visitor_hash = $1 for no key update",
    values: [caller.visitorHash],
  });
  return transaction.rows<Row>(statement);
}

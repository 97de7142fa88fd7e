import type { LocalizedText } from "@recambia/contract/locale";
import type { RecallRemedy } from "@recambia/contract/recalls/schemas";
import { bumpRevision } from "../platform/catalogue-revision.ts";
import type { Database, Queryable } from "../platform/database/database.ts";
import { drawNumber } from "../platform/draw-number.ts";

type NewRecall = {
  productId: number;
  lot: string | null;
  /** Days of the orders, `yyyy-mm-dd`. */
  soldFrom: string | null;
  soldTo: string | null;
  hazard: LocalizedText;
  instructions: LocalizedText;
  remedies: readonly RecallRemedy[];
  /** Whether the product goes off sale: not when the pieces in stock are safe. */
  isOffSale: boolean;
};

/** Prefix of the numbers of recalls. */
const recallPrefix = "RT";

/** The number of a recall, and whether it ran already. */
type StartedRecall = { number: string; isRunning: boolean };

/**
 * Starts a recall: it is on its page and its product's from now on, and the product off sale. Nobody is written to yet.
 * A recall of the same pieces that runs already is left as it is.
 */
export async function createRecall(database: Database, recall: NewRecall, now: Date): Promise<StartedRecall> {
  const { productId, lot, soldFrom, soldTo, hazard, instructions, remedies, isOffSale } = recall;
  return database.transaction(async (transaction) => {
    await lockProduct(transaction, productId);
    const running = await findRunningRecall(transaction, recall);
    if (running) return { number: running, isRunning: true };
    const number = drawNumber(recallPrefix);
    await transaction.rows({
      text: `insert into recall (number, product_id, lot, sold_from, sold_to, hazard, instructions, remedies, started_at,
               is_off_sale)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      values: [
        ...[number, productId, lot, soldFrom, soldTo],
        ...[JSON.stringify(hazard), JSON.stringify(instructions), remedies, now, isOffSale],
      ],
    });
    if (isOffSale) await setRecalled(transaction, productId, true);
    await bumpRevision(transaction, [productId]);
    return { number, isRunning: false };
  });
}

/** Recalls of a product begin and end one after another, so that each sees the others. */
async function lockProduct(transaction: Queryable, productId: number): Promise<void> {
  await transaction.rows({ text: "select from product where id = $1 for update", values: [productId] });
}

/** The number of the recall of the same pieces that runs. */
async function findRunningRecall(
  transaction: Queryable,
  { productId, lot, soldFrom, soldTo }: NewRecall,
): Promise<string | undefined> {
  const [running] = await transaction.rows<{ number: string }>({
    text: `select number from recall
           where product_id = $1 and ended_at is null and lot is not distinct from $2
             and sold_from is not distinct from $3::date and sold_to is not distinct from $4::date`,
    values: [productId, lot, soldFrom, soldTo],
  });
  return running?.number;
}

/**
 * Ends a recall. A product that no other one takes off sale may be sold again: its stock is counted anew by the next feed or
 * `stock`.
 *
 * @returns false if there is no such recall, or it has ended.
 */
export async function endRecall(database: Database, number: string, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [recall] = await transaction.rows<{ product_id: number }>({
      text: "select product_id from recall where number = $1",
      values: [number],
    });
    if (!recall) return false;
    await lockProduct(transaction, recall.product_id);
    const ended = await transaction.rows({
      text: "update recall set ended_at = $2 where number = $1 and ended_at is null returning id",
      values: [number, now],
    });
    if (ended.length === 0) return false;
    const others = await transaction.rows({
      text: "select from recall where product_id = $1 and ended_at is null and is_off_sale limit 1",
      values: [recall.product_id],
    });
    if (others.length === 0) await setRecalled(transaction, recall.product_id, false);
    await bumpRevision(transaction, [recall.product_id]);
    return true;
  });
}

/** The database keeps the stock of a recalled product at nothing. */
async function setRecalled(transaction: Queryable, productId: number, isRecalled: boolean): Promise<void> {
  await transaction.rows({
    text: "update product set is_recalled = $2 where id = $1",
    values: [productId, isRecalled],
  });
}

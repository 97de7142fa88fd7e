import { productTitle } from "@recambia/contract/catalogue/product-title";
import { type LocalizedText, localize } from "@recambia/contract/locale";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { cancelPieces } from "../cancellation/cancel-pieces.ts";
import { waitingPieces } from "../cancellation/order-pieces.ts";
import { lockOrder } from "../lock-order.ts";
import { orderMessages } from "../messages.ts";
import type { OrderRow } from "../order-rows.ts";

const batchSize = 100;

/**
 * Cancels unpaid orders with a product that is off sale for a recall, which must not be sold (Regulation (EU) 2023/988 art. 12):
 * each as a whole, as unpaid orders always are, with the reason in its language. The rest goes back into stock and can be bought
 * again; money that arrives all the same is owed back (docs/decisions/188). One transaction for each order, in any number of
 * processes.
 *
 * @returns the number of cancelled orders.
 */
export async function endRecalledOrders(database: Database, now: Date): Promise<number> {
  let endedCount = 0;
  let last = 0;
  for (;;) {
    const due = await database.rows<{ id: number }>({
      name: "find-unpaid-orders-of-recalled",
      text: `select o.id from customer_order o
             where exists (select from recall where ended_at is null and is_off_sale)
               and o.state = 'pending_payment' and o.id > $1 and exists (
               select from order_line line join order_line_piece piece on piece.order_line_id = line.id
                 join product on product.id = piece.product_id
               where line.order_id = o.id and product.is_recalled)
             order by o.id limit ${batchSize}`,
      values: [last],
    });
    for (const { id } of due) {
      last = Number(id);
      const isEnded = await database.transaction(async (transaction) =>
        endIfRecalled(transaction, await lockOrder(transaction, Number(id)), now),
      );
      if (isEnded) endedCount += 1;
    }
    if (due.length < batchSize) return endedCount;
  }
}

/**
 * Cancels a locked order if it is unpaid and has pieces of a product that is off sale for a recall.
 *
 * @returns whether it was cancelled.
 */
export async function endIfRecalled(transaction: Queryable, order: OrderRow, now: Date): Promise<boolean> {
  if (order.state !== "pending_payment") return false;
  const recalled = await readRecalledProduct(transaction, order);
  if (!recalled) return false;
  const { locale } = order;
  const typeName = localize(recalled.type_name, locale);
  const name = productTitle(localize(recalled.name, locale), recalled.brand_name, locale, typeName);
  const lines = order.lines.map((line) => ({
    line_id: line.public_id,
    quantity: waitingPieces(order, line),
  }));
  await cancelPieces(transaction, order, {
    ...{ cause: "cancelled", actor: "shop", channel: null, name: null, lines, at: now },
    reason: orderMessages.recalled_unpaid[locale]
      .replace("{product}", `${name} ${recalled.part_number}`)
      .replace("{number}", recalled.number),
  });
  return true;
}

type RecalledProduct = {
  number: string;
  name: LocalizedText;
  type_name: LocalizedText;
  brand_name: string;
  part_number: string;
};

/** The first product of an order that is off sale for a recall, with the recall's number. */
async function readRecalledProduct(
  transaction: Queryable,
  order: OrderRow,
): Promise<RecalledProduct | undefined> {
  const [recalled] = await transaction.rows<RecalledProduct>({
    name: "find-recalled-of-order",
    text: `select recall.number, coalesce(product.name, part_type.name) as name, part_type.name as type_name,
             brand.name as brand_name, product.part_number
           from order_line line join order_line_piece piece on piece.order_line_id = line.id
             join product on product.id = piece.product_id and product.is_recalled
             join recall on recall.product_id = product.id and recall.ended_at is null and recall.is_off_sale
             join brand on brand.id = product.brand_id join part_type on part_type.id = product.part_type_id
           where line.order_id = $1 order by line.position, recall.id limit 1`,
    values: [order.id],
  });
  return recalled;
}

import { type OrderRow, readOrderByNumber } from "../../src/orders/index.ts";
import type { TestShop } from "../shop/test-shop.ts";
import type { MadeOrder } from "./made-order.ts";

/** So many pieces of each line of an order, in the lines' order. */
export const piecesOf = (order: MadeOrder, ...counts: number[]) =>
  counts.flatMap((quantity, index) => {
    const line_id = order.lines[index]?.publicId ?? "";
    return quantity > 0 ? [{ line_id, quantity }] : [];
  });

/** All that the shop keeps of an order. */
export async function rowOf({ database }: TestShop, { number }: MadeOrder): Promise<OrderRow> {
  const row = await readOrderByNumber(database, number);
  if (!row) throw new Error(`${number} is gone`);
  return row;
}

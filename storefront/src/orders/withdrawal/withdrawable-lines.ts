import type { Order } from "@recambia/contract/orders/schemas";
import type { WithdrawableOrder } from "@recambia/contract/orders/withdrawals";

/** A line that can be chosen for withdrawal. */
export type WithdrawableLine = WithdrawableOrder["lines"][number];

/** Returns an order's lines with the pieces that can still be withdrawn from, as counted by the server. */
export function withdrawableLines({ lines }: Pick<Order, "lines">): WithdrawableLine[] {
  return lines.map((line) => {
    const waiting = line.quantity - line.cancelled_quantity - line.sent_quantity;
    return {
      id: line.id,
      name: line.product.name,
      part_number: line.product.part_number,
      picture: line.product.picture,
      withdrawable_quantity: line.withdrawable_quantity,
      sent_quantity: Math.max(0, line.withdrawable_quantity - waiting),
      withdrawal_exclusion: line.withdrawal_exclusion,
    };
  });
}

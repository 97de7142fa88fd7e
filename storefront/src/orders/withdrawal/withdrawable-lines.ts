import type { Order } from "@recambia/contract/orders/schemas";
import type { WithdrawableOrder } from "@recambia/contract/orders/withdrawals";

/** A line as the choice of what to withdraw from shows it. */
export type WithdrawableLine = WithdrawableOrder["lines"][number];

/** The lines of an order with the pieces that can still be withdrawn from, as the server counts them. */
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

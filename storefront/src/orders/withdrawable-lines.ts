import type { Order } from "@recambia/contract/orders";
import type { WithdrawableOrder } from "@recambia/contract/orders/withdrawals";
import { excludesWithdrawal } from "@recambia/contract/withdrawal-exclusion";

/** A line as the choice of what goes back shows it. */
export type WithdrawableLine = WithdrawableOrder["lines"][number];

/**
 * The lines of an order with the pieces that can still be withdrawn from: those that have left the
 * shop, less those withdrawn before; none of what the law excludes. The server checks it again.
 */
export function withdrawableLines(order: Pick<Order, "lines" | "parcels">): WithdrawableLine[] {
  return order.lines.map(({ id, product, withdrawal_exclusion, withdrawn_quantity }) => {
    const sent = order.parcels
      .flatMap((parcel) => parcel.lines)
      .filter((line) => line.line_id === id)
      .reduce((sum, line) => sum + line.quantity, 0);
    const left = excludesWithdrawal(withdrawal_exclusion) ? 0 : Math.max(0, sent - withdrawn_quantity);
    const { name, part_number, picture } = product;
    return { id, name, part_number, picture, withdrawable_quantity: left };
  });
}

import { type Static, Type } from "typebox";
import { Cents } from "../money.ts";
import type { Withdrawal } from "./withdrawals.ts";

const Pieces = Type.Integer({ minimum: 0 });

/**
 * Progress of an order: pieces and refunds. Each piece is counted once as waiting, on its way, delivered or cancelled;
 * `to_return` and `returned` count withdrawn pieces among those sent.
 */
export const OrderProgress = Type.Object(
  {
    ordered: Pieces,
    /** Unsent pieces. */
    waiting: Pieces,
    /** Sent and undelivered; for a pick-up, ready to collect. */
    on_the_way: Pieces,
    delivered: Pieces,
    /** Cancelled pieces. */
    cancelled: Pieces,
    /** Withdrawn and not returned yet. */
    to_return: Pieces,
    /** Returned to the shop. */
    returned: Pieces,
    /** Refunds due, including failed ones. */
    refund_due_cents: Cents,
    refunded_cents: Cents,
  },
  { additionalProperties: false },
);
export type OrderProgress = Static<typeof OrderProgress>;

type Part = { lines: readonly { quantity: number }[] };

type Counted = {
  lines: readonly { quantity: number; cancelled_quantity: number; sent_quantity: number }[];
  parcels: readonly (Part & {
    delivered_at: string | null;
    lost_at: string | null;
    came_back_at: string | null;
  })[];
  withdrawals: readonly (Part & Pick<Withdrawal, "state">)[];
  refunds: readonly { state: "due" | "sent" | "done" | "failed"; cents: number }[];
  payment: { refunded_cents: number };
};

/** Computes the progress of an order. */
export function orderProgress({ lines, parcels, withdrawals, refunds, payment }: Counted): OrderProgress {
  const ordered = sum(lines.map(({ quantity }) => quantity));
  const cancelled = sum(lines.map(({ cancelled_quantity }) => cancelled_quantity));
  const sent = sum(lines.map(({ sent_quantity }) => sent_quantity));
  const delivered = piecesIn(
    parcels.filter((parcel) => parcel.delivered_at && !parcel.lost_at && !parcel.came_back_at),
  );
  return {
    ordered,
    waiting: ordered - cancelled - sent,
    on_the_way: sent - delivered,
    delivered,
    cancelled,
    to_return: piecesIn(withdrawals.filter(({ state }) => state === "requested")),
    returned: piecesIn(withdrawals.filter(({ state }) => state === "returned" || state === "refunded")),
    refund_due_cents: sum(refunds.filter(({ state }) => state !== "done").map(({ cents }) => cents)),
    refunded_cents: payment.refunded_cents,
  };
}

/** Whether the order's state says everything: all pieces are in one state, and there are no refunds. */
export function isUniform(progress: OrderProgress): boolean {
  const { ordered, waiting, on_the_way, delivered, cancelled } = progress;
  const isInOnePlace = [waiting, on_the_way, delivered, cancelled].includes(ordered);
  const { to_return, returned, refund_due_cents, refunded_cents } = progress;
  return isInOnePlace && to_return + returned + refund_due_cents + refunded_cents === 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function piecesIn(parts: readonly Part[]): number {
  return sum(parts.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)));
}

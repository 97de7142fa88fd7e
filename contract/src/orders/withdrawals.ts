import { type Static, Type } from "typebox";
import { Nullable, PublicId } from "../http.ts";
import { Cents } from "../money.ts";
import { OrderNumber } from "./order-number.ts";

const closed = { additionalProperties: false };
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const Time = Type.String({ format: "date-time" });

export const Withdrawal = Type.Object(
  {
    id: PublicId,
    state: Type.Enum(["requested", "returned", "refunded", "void"]),
    received_at: Time,
    lines: Type.Array(Type.Object({ line_id: PublicId, quantity: Type.Integer({ minimum: 1 }) }, closed)),
    /** Goods are sent back by then (consumer code art. 108.1). */
    send_back_by: Day,
    refund_cents: Nullable(Cents),
    /** What was deducted for loss of value and why (art. 108.2). */
    deduction_cents: Cents,
    deduction_reason: Nullable(Type.String()),
  },
  closed,
);
export type Withdrawal = Static<typeof Withdrawal>;

/** Pieces of lines; missing in a body: everything that can be withdrawn from. */
export const ChosenLines = Type.Array(
  Type.Object({ line_id: PublicId, quantity: Type.Integer({ minimum: 1, maximum: 99 }) }, closed),
  { minItems: 1, maxItems: 100 },
);

export type ChosenLines = Static<typeof ChosenLines>;

/** `POST /spa/orders/{id}/withdrawal`, the second step of a signed-in customer. */
export const WithdrawalBody = Type.Object({ lines: Type.Optional(ChosenLines) }, closed);
export type WithdrawalBody = Static<typeof WithdrawalBody>;

/** `POST /spa/withdrawals/find`: the first step without signing in. */
export const FindWithdrawableBody = Type.Object(
  { number: Type.String({ maxLength: 40 }), email: Type.String({ format: "email", maxLength: 254 }) },
  closed,
);
export type FindWithdrawableBody = Static<typeof FindWithdrawableBody>;

/** Why nothing of an order can be withdrawn from now; the codes of the refusals, too. */
export const withdrawalObjections = [
  "withdrawal_not_for_business",
  "withdrawal_not_shipped",
  "withdrawal_term_over",
  "withdrawal_excluded",
  "withdrawal_all_done",
] as const;
export type WithdrawalObjection = (typeof withdrawalObjections)[number];

/** What the second step shows of the contract: no address, no person. */
export const WithdrawableOrder = Type.Object(
  {
    number: OrderNumber,
    placed_at: Time,
    withdrawable_until: Nullable(Time),
    /** Null: something can be withdrawn from. */
    objection: Nullable(Type.Enum(withdrawalObjections)),
    lines: Type.Array(
      Type.Object(
        {
          id: PublicId,
          name: Type.String(),
          part_number: Nullable(Type.String()),
          picture: Type.String(),
          /** What can still be withdrawn from; 0 for what cannot. */
          withdrawable_quantity: Type.Integer({ minimum: 0 }),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type WithdrawableOrder = Static<typeof WithdrawableOrder>;

/** `POST /spa/withdrawals`: the second step, "confirmar desistimiento". */
export const GuestWithdrawalBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    number: Type.String({ maxLength: 40 }),
    /** The order's e-mail; the receipt goes there. */
    email: Type.String({ format: "email", maxLength: 254 }),
    lines: Type.Optional(ChosenLines),
  },
  closed,
);
export type GuestWithdrawalBody = Static<typeof GuestWithdrawalBody>;

/** Answer to a withdrawal: what the receipt mail says too. */
export const WithdrawalReceipt = Type.Object(
  { withdrawal: Withdrawal, number: OrderNumber, email: Type.String() },
  closed,
);
export type WithdrawalReceipt = Static<typeof WithdrawalReceipt>;

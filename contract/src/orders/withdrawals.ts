import { type Static, Type } from "typebox";
import { Nullable, PublicId } from "../http.ts";
import { Cents } from "../money.ts";
import { OrderNumber } from "./order-number.ts";

const closed = { additionalProperties: false };
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const Time = Type.String({ format: "date-time" });

/** A withdrawal from pieces that have left the shop: they are sent back. */
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

export const cancellationCauses = ["cancelled", "withdrawal", "lost"] as const;

/** Pieces that will not be sent, and why. */
export const Cancellation = Type.Object(
  {
    id: PublicId,
    /** `withdrawal`: withdrawn from before they had left (consumer code art. 102); `lost`: their parcel was. */
    cause: Type.Enum(cancellationCauses),
    by: Type.Enum(["customer", "shop"]),
    at: Time,
    lines: Type.Array(Type.Object({ line_id: PublicId, quantity: Type.Integer({ minimum: 1 }) }, closed)),
    /** In the shop's words; null: none was given. */
    reason: Nullable(Type.String()),
    /** What is paid back for them; 0: nothing had been paid. */
    refund_cents: Cents,
  },
  closed,
);
export type Cancellation = Static<typeof Cancellation>;

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
export const withdrawalProblems = [
  "withdrawal_not_for_business",
  "withdrawal_term_over",
  "withdrawal_excluded",
  "withdrawal_all_done",
] as const;
export type WithdrawalProblem = (typeof withdrawalProblems)[number];

/** What the second step shows of the contract: no address, no person. */
export const WithdrawableOrder = Type.Object(
  {
    number: OrderNumber,
    placed_at: Time,
    withdrawable_until: Nullable(Time),
    /** Null: something can be withdrawn from. */
    objection: Nullable(Type.Enum(withdrawalProblems)),
    /** The order has not been paid: it is withdrawn from as a whole. */
    only_as_a_whole: Type.Boolean(),
    lines: Type.Array(
      Type.Object(
        {
          id: PublicId,
          name: Type.String(),
          part_number: Nullable(Type.String()),
          picture: Type.String(),
          /** What can still be withdrawn from; 0 for what cannot. */
          withdrawable_quantity: Type.Integer({ minimum: 0 }),
          /** Of these, what has left the shop and has to be sent back. */
          sent_quantity: Type.Integer({ minimum: 0 }),
          /** Letter of consumer code art. 103 that excludes it from withdrawal; null: none does. */
          withdrawal_exclusion: Nullable(Type.String()),
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

/** Answer to a withdrawal: what the receipt mail says too. One of both parts is there at least. */
export const WithdrawalReceipt = Type.Object(
  {
    /** Of pieces that have left: what is sent back. */
    withdrawal: Nullable(Withdrawal),
    /** Of pieces that had not left: nothing has to be sent back. */
    cancellation: Nullable(Cancellation),
    number: OrderNumber,
    /** Where the receipt was mailed. */
    email: Type.String(),
    received_at: Time,
  },
  closed,
);
export type WithdrawalReceipt = Static<typeof WithdrawalReceipt>;

import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId } from "../http.ts";
import { Cents } from "../money.ts";
import { filledLine } from "../text-patterns.ts";
import { AttachedIds } from "../uploads/schemas.ts";
import { OrderNumber } from "./order-number.ts";

const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const Time = Type.String({ format: "date-time" });

/** A withdrawal from sent pieces, which must be returned. */
export const Withdrawal = Type.Object(
  {
    id: PublicId,
    state: Type.Enum(["requested", "returned", "refunded", "void"]),
    received_at: Time,
    lines: Type.Array(Type.Object({ line_id: PublicId, quantity: Type.Integer({ minimum: 1 }) }, closed)),
    /** Deadline for returning the goods (consumer code art. 108.1). */
    send_back_by: Day,
    refund_cents: Nullable(Cents),
    /** Deduction for loss of value, and its reason (art. 108.2). */
    deduction_cents: Cents,
    deduction_reason: Nullable(Type.String()),
  },
  closed,
);
export type Withdrawal = Static<typeof Withdrawal>;

export const cancellationCauses = ["cancelled", "withdrawal", "lost"] as const;

/** A cancellation of pieces. */
export const Cancellation = Type.Object(
  {
    id: PublicId,
    /** `withdrawal`: withdrawn before dispatch (consumer code art. 102); `lost`: lost with their parcel. */
    cause: Type.Enum(cancellationCauses),
    by: Type.Enum(["customer", "shop"]),
    at: Time,
    lines: Type.Array(Type.Object({ line_id: PublicId, quantity: Type.Integer({ minimum: 1 }) }, closed)),
    /** The shop's reason; null without one. */
    reason: Nullable(Type.String()),
    /** Refund; 0 when nothing had been paid. */
    refund_cents: Cents,
  },
  closed,
);
export type Cancellation = Static<typeof Cancellation>;

/** Pieces by line; by default everything that can be withdrawn. */
export const ChosenLines = Type.Array(
  Type.Object({ line_id: PublicId, quantity: Type.Integer({ minimum: 1, maximum: 99 }) }, closed),
  { minItems: 1, maxItems: 100 },
);

export type ChosenLines = Static<typeof ChosenLines>;

/** `POST /spa/orders/{id}/withdrawal`: the second step of a signed-in customer. */
export const WithdrawalBody = Type.Object(
  {
    lines: Type.Optional(ChosenLines),
    /** Pictures and papers for the shop, never required; only with an account. */
    files: Type.Optional(AttachedIds),
  },
  closed,
);
export type WithdrawalBody = Static<typeof WithdrawalBody>;

/** `POST /spa/withdrawals/find`: the first step without signing in. */
export const FindWithdrawableBody = Type.Object(
  { number: Type.String({ maxLength: 40 }), email: Type.String({ format: "email", maxLength: 254 }) },
  closed,
);
export type FindWithdrawableBody = Static<typeof FindWithdrawableBody>;

/** Why nothing of an order can be withdrawn now; also codes of refusals. */
export const withdrawalProblems = [
  "withdrawal_not_for_business",
  "withdrawal_term_over",
  "withdrawal_excluded",
  "withdrawal_all_done",
] as const;
export type WithdrawalProblem = (typeof withdrawalProblems)[number];

/** The order in the second step, without address and person. */
export const WithdrawableOrder = Type.Object(
  {
    number: OrderNumber,
    placed_at: Time,
    withdrawable_until: Nullable(Time),
    /** Null when something can be withdrawn. */
    objection: Nullable(Type.Enum(withdrawalProblems)),
    /** The order is unpaid, so it can only be withdrawn from as a whole. */
    only_as_a_whole: Type.Boolean(),
    lines: Type.Array(
      Type.Object(
        {
          id: PublicId,
          name: Type.String(),
          part_number: Nullable(Type.String()),
          picture: Type.String(),
          /** Pieces that can be withdrawn. */
          withdrawable_quantity: Type.Integer({ minimum: 0 }),
          /** Sent pieces among them, which must be returned. */
          sent_quantity: Type.Integer({ minimum: 0 }),
          /** Exclusion letter of consumer code art. 103; null for none. */
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
    name: Type.String({ minLength: 1, maxLength: 200, pattern: filledLine }),
    number: Type.String({ maxLength: 40 }),
    /** The order's email, for the receipt. */
    email: Type.String({ format: "email", maxLength: 254 }),
    lines: Type.Optional(ChosenLines),
  },
  closed,
);
export type GuestWithdrawalBody = Static<typeof GuestWithdrawalBody>;

/** Response to a withdrawal, as in the receipt mail. At least one of both parts is present. */
export const WithdrawalReceipt = Type.Object(
  {
    /** For sent pieces, which must be returned. */
    withdrawal: Nullable(Withdrawal),
    /** For unsent pieces, with nothing to return. */
    cancellation: Nullable(Cancellation),
    number: OrderNumber,
    /** Email of the receipt. */
    email: Type.String(),
    received_at: Time,
  },
  closed,
);
export type WithdrawalReceipt = Static<typeof WithdrawalReceipt>;

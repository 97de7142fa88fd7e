import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId } from "../http.ts";
import { Cents } from "../money.ts";
import { filledLines } from "../text-patterns.ts";
import { AttachedFile, AttachedIds } from "../uploads/schemas.ts";

const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const Time = Type.String({ format: "date-time" });

/** Measures for goods that do not conform to the contract (consumer code art. 117–119). */
export const guaranteeRemedies = ["repair", "replacement", "price_reduction", "refund"] as const;
export type GuaranteeRemedy = (typeof guaranteeRemedies)[number];

/** `accepted`: a remedy was chosen; `received`: the goods are at the shop; the last five end the claim. */
export const guaranteeClaimStates = [
  "opened",
  "accepted",
  "received",
  "repaired",
  "replaced",
  "price_reduced",
  "refunded",
  "refused",
] as const;
export type GuaranteeClaimState = (typeof guaranteeClaimStates)[number];

/** Longest description of a fault in characters. */
export const maxFaultText = 2000;

/** A claim under the legal guarantee, about pieces of one line of an order. */
export const GuaranteeClaim = Type.Object(
  {
    id: PublicId,
    /** `GC-7K2M-9QXA`. */
    number: Type.String(),
    line_id: PublicId,
    quantity: Type.Integer({ minimum: 1 }),
    state: Type.Enum(guaranteeClaimStates),
    /** Remedy that the customer requests. */
    wish: Type.Enum(guaranteeRemedies),
    /** Remedy that the shop has accepted; null before. */
    remedy: Nullable(Type.Enum(guaranteeRemedies)),
    /** The fault in the customer's words. */
    description: Type.String(),
    /** Day on which the fault appeared. */
    appeared_on: Day,
    /** It is presumed to have been there at delivery (consumer code art. 121). */
    is_presumed: Type.Boolean(),
    /** Whether the goods go to the shop; null before the answer. */
    needs_goods: Nullable(Type.Boolean()),
    /** The shop's last answer; null before. */
    answer: Nullable(Type.String()),
    opened_at: Time,
    /** Last day for the shop's first answer (consumer code art. 21.3). */
    answer_by: Day,
    /** The goods were handed over: the guarantee is suspended from then on (art. 122). */
    received_at: Nullable(Time),
    ended_at: Nullable(Time),
    refund_cents: Nullable(Cents),
    files: Type.Array(AttachedFile),
  },
  closed,
);
export type GuaranteeClaim = Static<typeof GuaranteeClaim>;

/** Guarantee of a line's delivered pieces; null in a line without delivered pieces or of a business. */
export const LineGuarantee = Type.Object(
  {
    /** Last day on which a fault may appear, with what repairs have added (consumer code art. 120, 122). */
    until: Day,
    /** Last day on which a fault is presumed to be original (art. 121). */
    presumed_until: Day,
    /** Pieces that can be claimed for now. */
    claimable_quantity: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type LineGuarantee = Static<typeof LineGuarantee>;

/** `POST /spa/orders/{id}/guarantee-claims`. */
export const GuaranteeClaimBody = Type.Object(
  {
    line_id: PublicId,
    quantity: Type.Integer({ minimum: 1, maximum: 99 }),
    description: Type.String({ minLength: 1, maxLength: maxFaultText, pattern: filledLines }),
    appeared_on: Day,
    wish: Type.Enum(guaranteeRemedies),
    /** Ids of the customer's uploads to attach; guests have none. */
    files: Type.Optional(AttachedIds),
  },
  closed,
);
export type GuaranteeClaimBody = Static<typeof GuaranteeClaimBody>;

/** Why nothing of an order can be claimed for; also codes of refusals. */
export const guaranteeProblems = [
  "guarantee_not_for_business",
  "guarantee_term_over",
  "guarantee_nothing_to_claim",
] as const;
export type GuaranteeProblem = (typeof guaranteeProblems)[number];

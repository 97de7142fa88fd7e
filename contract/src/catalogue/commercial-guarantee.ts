import { type Static, Type } from "typebox";
import { closed } from "../http.ts";
import { LocalizedText } from "../locale.ts";

/**
 * Statement of a commercial guarantee (consumer code art. 127), in every language: the contract has a Spanish copy. It comes
 * on top of the legal guarantee, which it never touches.
 */
export const CommercialGuarantee = Type.Object(
  {
    by: Type.Enum(["producer", "shop"]),
    /** Guarantor. */
    name: Type.String({ minLength: 1, maxLength: 200 }),
    address: Type.String({ minLength: 1, maxLength: 400 }),
    email: Type.String({ format: "email" }),
    /** From delivery. */
    months: Type.Integer({ minimum: 1, maximum: 240 }),
    covers: LocalizedText,
    territory: LocalizedText,
    /** How to claim. */
    claim: LocalizedText,
    /** Whether it is about the whole product, not only some part or fault of it. */
    covers_whole: Type.Boolean(),
    is_free: Type.Boolean(),
  },
  closed,
);
export type CommercialGuarantee = Static<typeof CommercialGuarantee>;

/** The legal guarantee in months (consumer code art. 120); more is a commercial guarantee. */
export const legalGuaranteeMonths = 36;

/**
 * Whether the EU's harmonised label must be shown: a producer's free guarantee of durability of more than two years for the
 * whole product (Directive 2011/83/EU art. 6(1)(la)).
 */
export function needsDurabilityLabel({ by, is_free, covers_whole, months }: CommercialGuarantee): boolean {
  return by === "producer" && is_free && covers_whole && months > 24;
}

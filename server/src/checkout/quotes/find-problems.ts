import type { CartLine } from "@recambia/contract/cart/schemas";
import type { QuoteProblem, QuoteProblemKind, ShippingMethod } from "@recambia/contract/checkout/schemas";
import type { DeliveryArea, Shop } from "@recambia/contract/shop/schemas";
import { maxGrams, ratesOf, type ShippingChoice } from "./list-shipping-choices.ts";

/** A cart line with what its checks need. */
export type CheckedLine = { cartLine: CartLine; isRestricted: boolean; isAirExcluded: boolean };

export type QuoteCheck = {
  lines: readonly CheckedLine[];
  weightG: number;
  method: ShippingMethod;
  /** Null when no address is chosen. */
  area: DeliveryArea | null;
  /** Customs require an identity number, and the address has none. */
  lacksIdentification: boolean;
  ways: readonly ShippingChoice[];
  isPayable: boolean;
  /** The buyer's details; empty where a guest has not entered them. */
  contact: { email: string; name: string };
  /** The order would exceed the limits for unpaid orders. */
  exceedsLimits: boolean;
};

/** Finds the reasons why the order cannot be placed, the lines' problems first. */
export function findProblems(shop: Shop, check: QuoteCheck): QuoteProblem[] {
  const rates = check.area === null ? [] : ratesOf(shop, check.area);
  const isCarried = check.method !== "pickup";
  const goesByAirOnly = isCarried && rates.length > 0 && rates.every((rate) => rate.is_by_air);
  return [
    ...check.lines.flatMap((line) => lineProblems(line, goesByAirOnly)),
    ...contactProblems(check).map(ofOrder),
    ...(isCarried ? deliveryProblems(check, rates) : []).map(ofOrder),
    ...paymentProblems(check).map(ofOrder),
  ];
}

function ofOrder(problem: QuoteProblemKind): QuoteProblem {
  return { problem, line_id: null, available: null };
}

function lineProblems(
  { cartLine, isRestricted, isAirExcluded }: CheckedLine,
  byAirOnly: boolean,
): QuoteProblem[] {
  const { id: line_id, available, quantity, fit, fit_confirmed } = cartLine;
  const problems: QuoteProblem[] = [];
  if (isRestricted) problems.push({ problem: "restricted", line_id, available: null });
  else if (available < quantity) problems.push({ problem: "out_of_stock", line_id, available });
  const isDoubtful = fit.answer === "fits_if" || fit.answer === "does_not_fit";
  if (isDoubtful && !fit_confirmed) problems.push({ problem: "fit_unconfirmed", line_id, available: null });
  if (isAirExcluded && byAirOnly) problems.push({ problem: "not_shippable", line_id, available: null });
  return problems;
}

function paymentProblems({ isPayable, exceedsLimits }: QuoteCheck): QuoteProblemKind[] {
  if (!isPayable) return ["payment_unavailable"];
  return exceedsLimits ? ["unpaid_orders_limit"] : [];
}

/** Only a pick-up needs a contact name: a delivery address includes the recipient's. */
function contactProblems({ contact, method }: QuoteCheck): QuoteProblemKind[] {
  return [
    ...(contact.email === "" ? (["no_email"] as const) : []),
    ...(contact.name === "" && method === "pickup" ? (["no_name"] as const) : []),
  ];
}

function deliveryProblems(check: QuoteCheck, rates: ReturnType<typeof ratesOf>): QuoteProblemKind[] {
  if (check.area === null) return ["no_address"];
  if (rates.length === 0) return ["zone_unserved"];
  const problems: QuoteProblemKind[] = check.lacksIdentification ? ["identification_missing"] : [];
  if (check.weightG > Math.max(...rates.map(maxGrams))) return [...problems, "too_heavy"];
  const chosen = check.ways.find(({ method }) => method === check.method);
  // If only air freight is available, the excluded lines are reported instead.
  const isNamed = rates.every((rate) => rate.is_by_air) && check.lines.some((line) => line.isAirExcluded);
  return chosen?.isAvailable || isNamed ? problems : [...problems, "shipping_unavailable"];
}

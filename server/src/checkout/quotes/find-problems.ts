import type { CartLine } from "@recambia/contract/cart/schemas";
import type { QuoteProblem, QuoteProblemKind, ShippingMethod } from "@recambia/contract/checkout/schemas";
import type { DeliveryArea, Shop } from "@recambia/contract/shop/schemas";
import { mostGrams, ratesOf, type ShippingWay } from "./shipping-ways.ts";

/** A cart's line as it is judged. */
export type JudgedLine = { told: CartLine; isRestricted: boolean; isAirExcluded: boolean };

export type Judged = {
  lines: readonly JudgedLine[];
  weightG: number;
  method: ShippingMethod;
  /** Null: no address is chosen. */
  area: DeliveryArea | null;
  /** Customs ask for an identity number, and there is none. */
  lacksIdentification: boolean;
  ways: readonly ShippingWay[];
  isPayable: boolean;
  /** What is known of the buyer; empty where a guest has not said. */
  contact: { email: string; name: string };
  /** More would be reserved and unpaid than the shop allows. */
  exceedsLimits: boolean;
};

/** Why an order can't be placed as things are, the lines' problems first; empty: it can. */
export function findProblems(shop: Shop, judged: Judged): QuoteProblem[] {
  const rates = judged.area === null ? [] : ratesOf(shop, judged.area);
  const isCarried = judged.method !== "pickup";
  const goesByAirOnly = isCarried && rates.length > 0 && rates.every((rate) => rate.is_by_air);
  return [
    ...judged.lines.flatMap((line) => lineProblems(line, goesByAirOnly)),
    ...contactProblems(judged).map(ofOrder),
    ...(isCarried ? deliveryProblems(judged, rates) : []).map(ofOrder),
    ...paymentProblems(judged).map(ofOrder),
  ];
}

function ofOrder(problem: QuoteProblemKind): QuoteProblem {
  return { problem, line_id: null, available: null };
}

function lineProblems({ told, isRestricted, isAirExcluded }: JudgedLine, byAirOnly: boolean): QuoteProblem[] {
  const { id: line_id, available, quantity, fit, fit_confirmed } = told;
  const problems: QuoteProblem[] = [];
  if (isRestricted) problems.push({ problem: "restricted", line_id, available: null });
  else if (available < quantity) problems.push({ problem: "out_of_stock", line_id, available });
  const isDoubtful = fit.answer === "fits_if" || fit.answer === "does_not_fit";
  if (isDoubtful && !fit_confirmed) problems.push({ problem: "fit_unconfirmed", line_id, available: null });
  if (isAirExcluded && byAirOnly) problems.push({ problem: "not_shippable", line_id, available: null });
  return problems;
}

function paymentProblems({ isPayable, exceedsLimits }: Judged): QuoteProblemKind[] {
  if (!isPayable) return ["payment_unavailable"];
  return exceedsLimits ? ["unpaid_orders_limit"] : [];
}

/** What is delivered has its recipient's name, and lacks an address before it lacks a name. */
function contactProblems({ contact, method }: Judged): QuoteProblemKind[] {
  return [
    ...(contact.email === "" ? (["no_email"] as const) : []),
    ...(contact.name === "" && method === "pickup" ? (["no_name"] as const) : []),
  ];
}

function deliveryProblems(judged: Judged, rates: ReturnType<typeof ratesOf>): QuoteProblemKind[] {
  if (judged.area === null) return ["no_address"];
  if (rates.length === 0) return ["zone_unserved"];
  const problems: QuoteProblemKind[] = judged.lacksIdentification ? ["identification_missing"] : [];
  if (judged.weightG > Math.max(...rates.map(mostGrams))) return [...problems, "too_heavy"];
  const chosen = judged.ways.find(({ method }) => method === judged.method);
  // Where everything flies, the lines that can't are named instead.
  const isNamed = rates.every((rate) => rate.is_by_air) && judged.lines.some((line) => line.isAirExcluded);
  return chosen?.isAvailable || isNamed ? problems : [...problems, "shipping_unavailable"];
}

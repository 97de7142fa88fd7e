import type { ShippingMethod } from "@recambia/contract/checkout/schemas";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { CheckoutDraw } from "./checkout-draws.ts";
import { type Ware, waresOf } from "./checkout-goods.ts";

/** Expected quote of a checkout, computed independently of the server. */
export type ExpectedQuote = {
  /** Problems as `kind` or, of a line, `kind 1`, sorted. */
  problems: string[];
  method: ShippingMethod;
  taxZone: "vat" | "export";
  goodsCents: number;
  shippingCents: number;
  depositCents: number;
  vatCents: number;
};

/** VAT in an amount at 21 %, rounded half up. */
const vatOf = (grossCents: number) => Math.round((grossCents * 21) / 121);

/** Works out the quote of a checkout from the shop's configuration and the law's rules. */
export function expectQuote(draw: CheckoutDraw, shop: Shop): ExpectedQuote {
  const wares = waresOf(draw);
  const means = draw.means === "all" ? ["transfer", "card", "bizum"] : ["transfer"];
  const carriage = expectCarriage(draw, shop, wares);
  const isPayable = draw.payment === "unset" || means.includes(draw.payment);
  const isExport = carriage.isCarried && ["canary", "ceuta_melilla", "cuba"].includes(draw.destination);
  const grossLines = wares.map(({ unitCents, quantity }) => unitCents * quantity);
  const charged = (grossCents: number) => (isExport ? grossCents - vatOf(grossCents) : grossCents);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const goodsCents = sum(grossLines.map(charged));
  const shippingCents = charged(carriage.grossCents);
  const depositCents = sum(wares.map(({ depositCents: cents, quantity }) => cents * quantity));
  const totalCents = goodsCents + shippingCents + depositCents;
  const exceedsLimits = isPayable && totalCents > shop.unpaid_limits[draw.buyer].value_cents;
  const problems = [
    ...wares.flatMap((ware, index) => lineProblems(draw, ware, carriage).map((one) => `${one} ${index + 1}`)),
    ...carriage.problems,
    ...(isPayable ? [] : ["payment_unavailable"]),
    ...(exceedsLimits ? ["unpaid_orders_limit"] : []),
  ];
  return {
    problems: problems.sort(),
    method: carriage.method,
    taxZone: isExport ? "export" : "vat",
    ...{ goodsCents, shippingCents, depositCents },
    vatCents: isExport ? 0 : sum([...grossLines, carriage.grossCents].map(vatOf)),
  };
}

type Carriage = {
  method: ShippingMethod;
  isCarried: boolean;
  /** Goods travel by air. */
  isByAirOnly: boolean;
  grossCents: number;
  problems: string[];
};

function expectCarriage(draw: CheckoutDraw, shop: Shop, wares: readonly Ware[]): Carriage {
  const { destination, way } = draw;
  const isServed = destination !== "none" && shop.delivery_areas.includes(destination);
  const rates = isServed ? shop.shipping.rates.filter(({ area }) => area === destination) : [];
  const weightG = wares.reduce((sum, ware) => sum + ware.weightG * ware.quantity, 0);
  const isAirExcluded = wares.some((ware) => ware.isAirExcluded);
  const heaviest = ({ steps }: (typeof rates)[number]) => steps.at(-1)?.up_to_g ?? 0;
  const usable = rates.filter((rate) => weightG <= heaviest(rate) && !(rate.is_by_air && isAirExcluded));
  const method = way === "unset" ? (usable[0]?.method ?? "standard") : way;
  const isByAirOnly = rates.length > 0 && rates.every((rate) => rate.is_by_air);
  const rate = usable.find((one) => one.method === method);
  const goodsCents = wares.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const isFree = rate?.free_from_cents != null && goodsCents >= rate.free_from_cents;
  const stepCents = rate?.steps.find(({ up_to_g }) => weightG <= up_to_g)?.cents ?? 0;
  const problemOf = () => {
    if (method === "pickup" || rate) return [];
    if (destination === "none") return ["no_address"];
    if (rates.length === 0) return ["zone_unserved"];
    if (weightG > Math.max(...rates.map(heaviest))) return ["too_heavy"];
    // Where everything flies, the lines that can't are named instead.
    return isByAirOnly && isAirExcluded ? [] : ["shipping_unavailable"];
  };
  return {
    method,
    isCarried: method !== "pickup",
    isByAirOnly,
    grossCents: isFree ? 0 : stepCents,
    problems: problemOf(),
  };
}

function lineProblems(draw: CheckoutDraw, ware: Ware, carriage: Carriage): string[] {
  const isShort = ware.left !== null && ware.left < ware.quantity;
  const isDoubtful = draw.vehicle === "became doubtful" && ware.isFitKnown;
  return [
    ...(ware.isRestricted ? ["restricted"] : isShort ? ["out_of_stock"] : []),
    ...(isDoubtful ? ["fit_unconfirmed"] : []),
    ...(ware.isAirExcluded && carriage.isCarried && carriage.isByAirOnly ? ["not_shippable"] : []),
  ];
}

import { createHash } from "node:crypto";
import type { Billing, OrderTotals, QuoteProblem, ShippingMethod } from "@recambia/contract/checkout/schemas";
import { vatRateOn } from "@recambia/contract/money";
import { legalVersions } from "@recambia/contract/shop/legal";
import type { DeliveryArea, PaymentMeans, Shop } from "@recambia/contract/shop/schemas";
import stringify from "safe-stable-stringify";
import {
  type AddressRow,
  findAddress,
  type IdentificationSeal,
  identificationOf,
  tellAddress,
} from "../../addresses/index.ts";
import { type KnownCart, tellCart } from "../../cart/index.ts";
import type { Reading } from "../../catalogue/index.ts";
import { onlyRow } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { Buyer } from "../buyer.ts";
import { type GuestWish, guestAddress, guestName } from "../placing/check-guest.ts";
import { exceedsUnpaidLimits } from "../placing/unpaid-limits.ts";
import { type Charge, chargeFor, sumCharges, type TaxZone, taxZoneOf } from "./charge.ts";
import { findProblems } from "./find-problems.ts";
import { type OfferLine, offerLines } from "./offer-lines.ts";
import { readGoods } from "./read-goods.ts";
import { type ShippingWay, shippingWays } from "./shipping-ways.ts";

/** What a buyer wants besides what is in the cart; null: whatever is usual. */
export type Wish = {
  addressId: string | null;
  shippingMethod: ShippingMethod | null;
  paymentMethod: PaymentMeans | null;
  /** As `checkBilling` gives it; null: a simplified invoice. */
  billing: Billing | null;
  /** Who somebody without an account is; null for a person. */
  guest: GuestWish | null;
};

export type OfferGround = { shop: Shop; seal: IdentificationSeal };

/** What a cart would be sold at, and to whom: all that an order is made of. */
export type Offer = {
  lines: OfferLine[];
  totals: OrderTotals;
  taxZone: TaxZone;
  weightG: number;
  /** The address that was chosen; a pick-up is not sent there. */
  address: AddressRow | null;
  area: DeliveryArea | null;
  method: ShippingMethod;
  shipping: Charge;
  /** What standard delivery costs, charged likewise: the most that a withdrawal repays (consumer code art. 107.2). */
  standardShippingCents: number;
  ways: ShippingWay[];
  workingDays: number;
  paymentMethod: PaymentMeans;
  billing: Billing | null;
  email: string;
  name: string;
  problems: QuoteProblem[];
};

/** Above this an order is a matter for the counter; its cents fit an integer of the database. */
const mostOrderCents = 1_000_000_000;

/**
 * Computes what a cart costs now for a wish: prices in force, fresh stock, delivery, VAT, and what
 * stands against ordering it. Nothing that a client has sent enters but the wish.
 *
 * @returns `not_found` for an address that is not the customer's.
 */
export async function makeOffer(
  { shop, seal }: OfferGround,
  reading: Reading,
  buyer: Buyer,
  wish: Wish,
  cart: KnownCart,
): Promise<Offer | Refusal> {
  const address = await chosenAddress(reading, buyer, wish);
  if (address === undefined)
    return { refused: "not_found", fields: { address_id: { text: "unknown_value" } } };
  const area = address && tellAddress(address, seal, reading.locale).zone;
  const parts = cart.lines.flatMap(({ thing }) => thing.parts);
  const goods = await readGoods(
    reading.database,
    parts.map(({ productKey }) => productKey),
  );
  const told = await tellCart(reading, cart);
  const rate = vatRateOn(reading.now);
  const sold = offerLines(shop, cart, told, goods);
  const weightG = sold.reduce((sum, line) => sum + line.weightG, 0);
  const hasAirExcluded = sold.some((line) => line.isAirExcluded);
  const load = { weightG, grossCents: told.totals.goods_cents, hasAirExcluded };
  const ways = shippingWays(shop, area, load, rate);
  const method = wish.shippingMethod ?? usualMethod(ways);
  const way = ways.find((one) => one.method === method);
  const taxZone = taxZoneOf(method === "pickup" ? null : area);
  const shipping = way?.isAvailable ? way.charge : chargeFor(0, taxZone, rate);
  const lines = sold.map((line) => line.chargeAt(taxZone, rate));
  const totals = sumCharges(
    lines.map(({ charge }) => charge),
    shipping,
    told.totals.core_deposit_cents,
  );
  const paymentMethod = wish.paymentMethod ?? shop.payment_means[0] ?? "transfer";
  const contact = await readContact(reading, buyer, wish);
  const pieces = sold.reduce((sum, line) => sum + line.pieceCount, 0);
  const asked = { buyer, email: contact.email, pieces, cents: totals.total_cents };
  const problems = findProblems(shop, {
    lines: sold,
    weightG,
    method,
    area,
    lacksIdentification: area === "cuba" && address !== null && identificationOf(address, seal) === "",
    ways,
    contact,
    exceedsLimits: await exceedsUnpaidLimits(reading.database, shop.unpaid_limits, asked),
    isPayable: shop.payment_means.includes(paymentMethod) && isWithinReason(totals.total_cents),
  });
  return {
    ...{ lines, totals, taxZone, weightG, address, area, method, shipping, ways, paymentMethod, problems },
    standardShippingCents: standardCents(ways, shipping),
    workingDays: way?.workingDays ?? 0,
    billing: wish.billing,
    ...contact,
  };
}

/** Undefined: there is none such of the customer's. */
async function chosenAddress({ database }: Reading, buyer: Buyer, { addressId, guest }: Wish) {
  if (!("personId" in buyer)) return guest && guestAddress(guest);
  return addressId === null ? null : findAddress(database, buyer.customerId, addressId);
}

/** In whose name the contract is made and where its mails go; empty where a guest has not said. */
async function readContact(
  { database }: Reading,
  buyer: Buyer,
  { guest }: Wish,
): Promise<{ email: string; name: string }> {
  if (!("personId" in buyer)) return { email: guest?.email ?? "", name: guest ? guestName(guest) : "" };
  return onlyRow(database, {
    name: "read-buyer",
    text: "select email, name from person where id = $1",
    values: [buyer.personId],
  });
}

/** The first way that is to be had; before an address is chosen, what is usual. */
function usualMethod(ways: ShippingWay[]): ShippingMethod {
  const carried = ways.find(({ method, isAvailable }) => method !== "pickup" && isAvailable);
  return carried?.method ?? "standard";
}

function standardCents(ways: ShippingWay[], shipping: Charge): number {
  const standard = ways.find(({ method, isAvailable }) => method === "standard" && isAvailable);
  return Math.min(standard?.charge.cents ?? shipping.cents, shipping.cents);
}

function isWithinReason(totalCents: number): boolean {
  return totalCents > 0 && totalCents <= mostOrderCents;
}

/**
 * SHA-256 of everything that binds buyer and shop: products, quantities, prices, delivery, payment,
 * address, invoice. Two offers with the same digest are the same, in whichever language they were
 * rendered. Object keys are sorted first, because `jsonb` columns return them in an order of their own.
 */
export function fingerprintOf(offer: Offer): string {
  const { totals, taxZone, method, paymentMethod, billing, email } = offer;
  const lines = offer.lines.map(({ told, cartLineId, withdrawalExclusion }) => [
    ...[cartLineId, told.product.id, told.vehicle?.id, told.quantity, told.unit_cents, told.line_cents],
    ...[told.vat_rate, told.vat_cents, told.core_deposit_cents, told.fit.answer, told.fit_confirmed],
    withdrawalExclusion,
  ]);
  const { is_default: _default, identification, ...address } = offer.address ?? { identification: null };
  const sealed = identification && Buffer.from(identification).toString("base64");
  const bound = { lines, totals, taxZone, method, paymentMethod, billing, email, address, sealed };
  return createHash("sha256")
    .update(stringify([legalVersions.terms, bound]))
    .digest("base64url");
}

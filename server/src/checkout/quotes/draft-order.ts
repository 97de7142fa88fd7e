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
  toAddress,
} from "../../addresses/index.ts";
import { type ResolvedCart, toCart } from "../../cart/index.ts";
import type { CatalogueContext } from "../../catalogue/index.ts";
import { onlyRow } from "../../platform/database/database.ts";
import { fieldMessages } from "../../platform/http/refusals/field-messages.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { Buyer } from "../buyer.ts";
import { type GuestInput, guestAddress, guestName } from "../placing/check-guest.ts";
import { checkUnpaidLimits } from "../placing/unpaid-limits.ts";
import { type Charge, chargeFor, sumCharges, type TaxZone, taxZoneOf } from "./charge.ts";
import { type DraftLine, draftLines } from "./draft-lines.ts";
import { findProblems } from "./find-problems.ts";
import { listShippingChoices, type ShippingChoice } from "./list-shipping-choices.ts";
import { readShippingData } from "./read-shipping-data.ts";

/** A buyer's choices for a quote; null for the default. Stored as JSON in `quote.wish`. */
export type QuoteInput = {
  addressId: string | null;
  shippingMethod: ShippingMethod | null;
  paymentMethod: PaymentMeans | null;
  /** As returned by `checkBilling`; null for a simplified invoice. */
  billing: Billing | null;
  /** Details of a guest; null for a signed-in person. */
  guest: GuestInput | null;
};

export type CheckoutDeps = { shop: Shop; seal: IdentificationSeal };

/** Everything that an order is created from. */
export type OrderDraft = {
  lines: DraftLine[];
  totals: OrderTotals;
  taxZone: TaxZone;
  weightG: number;
  /** The chosen address, even when the method is pick-up. */
  address: AddressRow | null;
  area: DeliveryArea | null;
  method: ShippingMethod;
  shipping: Charge;
  /** Price of standard delivery: the most that a withdrawal refunds (consumer code art. 107.2). */
  standardShippingCents: number;
  ways: ShippingChoice[];
  workingDays: number;
  paymentMethod: PaymentMeans;
  /** Whether the customer has paid an order. */
  hasPaidBefore: boolean;
  billing: Billing | null;
  email: string;
  name: string;
  problems: QuoteProblem[];
};

/** Larger orders are handled at the counter; the amount fits a database integer. */
const maxOrderCents = 1_000_000_000;

/**
 * Drafts an order from a cart and the buyer's choices: current prices and stock, delivery, VAT, and the problems that
 * prevent ordering.
 *
 * @returns `not_found` for an address that is not the customer's.
 */
export async function draftOrder(
  { shop, seal }: CheckoutDeps,
  catalogue: CatalogueContext,
  buyer: Buyer,
  input: QuoteInput,
  cart: ResolvedCart,
): Promise<OrderDraft | Refusal> {
  const address = await findChosenAddress(catalogue, buyer, input);
  if (address === undefined)
    return { refused: "not_found", fields: { address_id: { text: fieldMessages.unknown_value } } };
  const area = address && toAddress(address, seal, catalogue.locale).zone;
  const parts = cart.lines.flatMap(({ purchasable }) => purchasable.parts);
  const shippingData = await readShippingData(
    catalogue.database,
    parts.map(({ productKey }) => productKey),
  );
  const localized = await toCart(catalogue, cart);
  const rate = vatRateOn(catalogue.now);
  const unpriced = draftLines(shop, cart, localized, shippingData);
  const weightG = unpriced.reduce((sum, line) => sum + line.weightG, 0);
  const hasAirExcluded = unpriced.some((line) => line.isAirExcluded);
  const shipment = { weightG, grossCents: localized.totals.goods_cents, hasAirExcluded };
  const ways = listShippingChoices(shop, area, shipment, rate);
  const method = input.shippingMethod ?? defaultMethod(ways);
  const way = ways.find((one) => one.method === method);
  const taxZone = taxZoneOf(method === "pickup" ? null : area);
  const shipping = way?.isAvailable ? way.charge : chargeFor(0, taxZone, rate);
  const lines = unpriced.map((line) => line.chargeAt(taxZone, rate));
  const totals = sumCharges(
    lines.map(({ charge }) => charge),
    shipping,
    localized.totals.core_deposit_cents,
  );
  const paymentMethod = input.paymentMethod ?? shop.payment_means[0] ?? "transfer";
  const contact = await readContact(catalogue, buyer, input);
  const pieces = unpriced.reduce((sum, line) => sum + line.pieceCount, 0);
  const asked = { buyer, email: contact.email, pieces, cents: totals.total_cents };
  const { exceedsLimits, hasPaidBefore } = await checkUnpaidLimits(
    catalogue.database,
    shop.unpaid_limits,
    asked,
  );
  const problems = findProblems(shop, {
    lines: unpriced,
    weightG,
    method,
    area,
    lacksIdentification: area === "cuba" && address !== null && identificationOf(address, seal) === "",
    ways,
    contact,
    exceedsLimits,
    isPayable: shop.payment_means.includes(paymentMethod) && isWithinLimit(totals.total_cents),
  });
  return {
    ...{ lines, totals, taxZone, weightG, address, area, method, shipping, ways, paymentMethod, problems },
    standardShippingCents: standardCents(ways, shipping),
    workingDays: way?.workingDays ?? 0,
    hasPaidBefore,
    billing: input.billing,
    ...contact,
  };
}

/** @returns undefined when the customer has no such address. */
async function findChosenAddress(
  { database }: CatalogueContext,
  buyer: Buyer,
  { addressId, guest }: QuoteInput,
) {
  if (!("personId" in buyer)) return guest && guestAddress(guest);
  return addressId === null ? null : findAddress(database, buyer.customerId, addressId);
}

/** Reads the buyer's name and email; empty where a guest has not entered them. */
async function readContact(
  { database }: CatalogueContext,
  buyer: Buyer,
  { guest }: QuoteInput,
): Promise<{ email: string; name: string }> {
  if (!("personId" in buyer)) return { email: guest?.email ?? "", name: guest ? guestName(guest) : "" };
  return onlyRow(database, {
    name: "read-buyer",
    text: "select email, name from person where id = $1",
    values: [buyer.personId],
  });
}

/** Returns the first available carried method; `standard` before an address is chosen. */
function defaultMethod(ways: ShippingChoice[]): ShippingMethod {
  const carried = ways.find(({ method, isAvailable }) => method !== "pickup" && isAvailable);
  return carried?.method ?? "standard";
}

function standardCents(ways: ShippingChoice[], shipping: Charge): number {
  const standard = ways.find(({ method, isAvailable }) => method === "standard" && isAvailable);
  return Math.min(standard?.charge.cents ?? shipping.cents, shipping.cents);
}

function isWithinLimit(totalCents: number): boolean {
  return totalCents > 0 && totalCents <= maxOrderCents;
}

/** What of a draft binds buyer and shop. */
type Bound = Pick<
  OrderDraft,
  "lines" | "totals" | "taxZone" | "method" | "paymentMethod" | "billing" | "email" | "address"
>;

/**
 * Computes a SHA-256 digest of everything that binds buyer and shop: products, quantities, prices, delivery, payment,
 * address, invoice, terms and returns policy. It does not depend on the language. Object keys are sorted first, because
 * `jsonb` does not preserve their order.
 */
export function fingerprintOf(
  draft: Bound,
  { terms, returns }: { terms: string; returns: string } = legalVersions,
): string {
  const { totals, taxZone, method, paymentMethod, billing, email } = draft;
  const lines = draft.lines.map(({ priced, cartLineId, withdrawalExclusion }) => [
    ...[
      cartLineId,
      priced.product.id,
      priced.vehicle?.id,
      priced.quantity,
      priced.unit_cents,
      priced.line_cents,
    ],
    ...[
      priced.vat_rate,
      priced.vat_cents,
      priced.core_deposit_cents,
      priced.fit.answer,
      priced.fit_confirmed,
    ],
    withdrawalExclusion,
  ]);
  const { is_default: _default, identification, ...address } = draft.address ?? { identification: null };
  const sealed = identification && Buffer.from(identification).toString("base64");
  const bound = { lines, totals, taxZone, method, paymentMethod, billing, email, address, sealed };
  return createHash("sha256")
    .update(stringify([terms, returns, bound]))
    .digest("base64url");
}

import type { Quote } from "@recambia/contract/checkout/schemas";
import { legalVersions } from "@recambia/contract/shop/legal";
import { toAddress } from "../../addresses/index.ts";
import { readOwnersCart, resolveCart } from "../../cart/index.ts";
import type { CatalogueContext } from "../../catalogue/index.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { type Buyer, cartOwner } from "../buyer.ts";
import {
  type CheckoutDeps,
  draftOrder,
  fingerprintOf,
  type OrderDraft,
  type QuoteInput,
} from "./draft-order.ts";
import { toShippingOption } from "./list-shipping-choices.ts";
import { payUntil, promisedBy } from "./pay-until.ts";
import { insertQuote } from "./quote-statements.ts";

const quoteLifetimeMinutes = 30;

/**
 * Quotes the buyer's cart and stores the quote, so that an order can refer to it.
 *
 * @returns `cart_empty`, or `not_found` for an address that is not the customer's.
 */
export async function quoteCart(
  deps: CheckoutDeps,
  catalogue: CatalogueContext,
  buyer: Buyer,
  input: QuoteInput,
): Promise<Quote | Refusal> {
  const { database, now } = catalogue;
  const stored = await readOwnersCart(database, cartOwner(buyer));
  const cart = stored && (await resolveCart(database, stored));
  if (!cart || cart.lines.length === 0) return { refused: "cart_empty" };
  const draft = await draftOrder(deps, catalogue, buyer, input, cart);
  if (isRefusal(draft)) return draft;
  const quote = toQuote(deps, catalogue, buyer, draft);
  await insertQuote(database, {
    buyer,
    quote,
    cart,
    // Defaults become explicit, so that the order matches the quote.
    wish: { ...input, shippingMethod: draft.method, paymentMethod: draft.paymentMethod },
    fingerprint: fingerprintOf(draft),
    now,
  });
  return quote;
}

function toQuote(
  { shop, seal }: CheckoutDeps,
  { locale, now }: CatalogueContext,
  buyer: Buyer,
  draft: OrderDraft,
): Quote {
  const { method, paymentMethod, workingDays, hasPaidBefore } = draft;
  const expiresAt = new Date(now.getTime() + quoteLifetimeMinutes * 60_000);
  const payment = { method: paymentMethod, hasPaidBefore };
  return {
    id: randomPublicId(),
    expires_at: expiresAt.toISOString(),
    lines: draft.lines.map(({ priced, cartLineId, withdrawalExclusion }) => ({
      ...priced,
      cart_line_id: cartLineId,
      withdrawal_exclusion: withdrawalExclusion,
    })),
    totals: draft.totals,
    tax_zone: draft.taxZone,
    weight_g: draft.weightG,
    address: draft.address && toAddress(draft.address, seal, locale),
    zone: draft.area,
    shipping_method: method,
    shipping_options: draft.ways.map((way) => toShippingOption(shop, way, now)),
    promised_by: promisedBy(shop, { ...payment, workingDays }, { quotedAt: now, expiresAt }),
    payment_method: paymentMethod,
    payment_options: shop.payment_means.map((means) => ({
      method: means,
      is_available: true,
      pay_until: payUntil(shop, { method: means, hasPaidBefore }, now).toISOString(),
    })),
    billing: draft.billing,
    email: draft.email,
    name: draft.name,
    is_guest: !("personId" in buyer),
    terms_version: legalVersions.terms,
    returns_version: legalVersions.returns,
    problems: draft.problems,
  };
}

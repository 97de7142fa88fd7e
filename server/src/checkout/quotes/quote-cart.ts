import type { Quote } from "@recambia/contract/checkout/schemas";
import { legalVersions } from "@recambia/contract/shop/legal";
import { tellAddress } from "../../addresses/index.ts";
import { knowCart, readOwnersCart } from "../../cart/index.ts";
import type { Reading } from "../../catalogue/index.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { type Buyer, cartOwner } from "../buyer.ts";
import { fingerprintOf, makeOffer, type Offer, type OfferGround, type Wish } from "./make-offer.ts";
import { promisedBy } from "./pay-until.ts";
import { insertQuote } from "./quote-statements.ts";
import { tellWay } from "./shipping-ways.ts";

/** So long can a quote be ordered by. */
const lifetimeMinutes = 30;

/**
 * What the shop offers for the buyer's cart as it is now, kept so that an order can name it.
 *
 * @returns `cart_empty`, or `not_found` for an address that is not the customer's.
 */
export async function quoteCart(
  ground: OfferGround,
  reading: Reading,
  buyer: Buyer,
  wish: Wish,
): Promise<Quote | Refusal> {
  const { database, now } = reading;
  const held = await readOwnersCart(database, cartOwner(buyer));
  const cart = held && (await knowCart(database, held));
  if (!cart || cart.lines.length === 0) return { refused: "cart_empty" };
  const offer = await makeOffer(ground, reading, buyer, wish, cart);
  if (isRefusal(offer)) return offer;
  const quote = tellOffer(ground, reading, buyer, offer);
  await insertQuote(database, {
    buyer,
    quote,
    cart,
    // What was usual is wished from now on, so that it is ordered as it was told.
    wish: { ...wish, shippingMethod: offer.method, paymentMethod: offer.paymentMethod },
    fingerprint: fingerprintOf(offer),
    now,
  });
  return quote;
}

function tellOffer({ shop, seal }: OfferGround, { locale, now }: Reading, buyer: Buyer, offer: Offer): Quote {
  const { method, paymentMethod, workingDays } = offer;
  return {
    id: randomPublicId(),
    expires_at: new Date(now.getTime() + lifetimeMinutes * 60_000).toISOString(),
    lines: offer.lines.map(({ told, cartLineId, withdrawalExclusion }) => ({
      ...told,
      cart_line_id: cartLineId,
      withdrawal_exclusion: withdrawalExclusion,
    })),
    totals: offer.totals,
    tax_zone: offer.taxZone,
    weight_g: offer.weightG,
    address: offer.address && tellAddress(offer.address, seal, locale),
    zone: offer.area,
    shipping_method: method,
    shipping_options: offer.ways.map((way) => tellWay(shop, way, now)),
    promised_by: promisedBy(shop, { method: paymentMethod, workingDays }, now),
    payment_method: paymentMethod,
    payment_options: shop.payment_means.map((means) => ({ method: means, is_available: true })),
    billing: offer.billing,
    email: offer.email,
    is_guest: !("personId" in buyer),
    terms_version: legalVersions.terms,
    problems: offer.problems,
  };
}

import type { Billing } from "@recambia/contract/checkout/schemas";
import fc from "fast-check";
import { coverPairs, type Row } from "./cover-pairs.ts";

const choices = {
  destination: ["peninsula", "balearic", "canary", "ceuta_melilla", "cuba", "none"],
  billing: ["none", "person", "nie", "company", "business", "foreign", "no province", "odd characters"],
  way: ["unset", "standard", "express", "pickup"],
  payment: ["unset", "transfer", "card", "bizum"],
  /** Payment means of the shop. */
  means: ["all", "transfer"],
  goods: [
    ...[
      "several",
      "unit price",
      "core",
      "kit",
      "kit with core",
      "shared with kit",
      "by road only",
      "battery",
    ],
    ...["heavy", "too heavy", "short", "restricted", "dear", "eco fee"],
  ],
  /** Other goods in the cart; letters are those of consumer code art. 103. */
  beside: ["nothing", "single", "core", "kit", "c", "d", "e", "f"],
  locale: ["es", "ca", "en"],
  vehicle: ["none", "fits", "confirmed condition", "confirmed misfit", "became doubtful"],
  buyer: ["account", "guest"],
  /** Event between quote and order. */
  change: [
    ...["nothing", "price", "stock", "other stock", "rates", "address", "email", "cart", "almost expired"],
    ...["expired", "terms"],
  ],
  /** Way of requesting the order. */
  request: ["once", "same key at once", "other key at once", "again later"],
} as const satisfies Record<string, readonly string[]>;

type Choices = typeof choices;

/** One checkout: a value of every choice. */
export type CheckoutDraw = { [Choice in keyof Choices]: Choices[Choice][number] };

const sizes = Object.values(choices).map((values) => values.length);
/** Orders that their quote refuses are requested once and unchanged: the last two choices make no difference. */
const sizesRefused = sizes.map((size, place) => (place < sizes.length - 2 ? size : 1));

function valueAt<Value>(values: readonly [Value, ...Value[]], place: number | undefined): Value {
  return values[place ?? 0] ?? values[0];
}

function drawOf([a, b, c, d, e, f, g, h, i, j, k, l]: Row): CheckoutDraw {
  return {
    destination: valueAt(choices.destination, a),
    billing: valueAt(choices.billing, b),
    way: valueAt(choices.way, c),
    payment: valueAt(choices.payment, d),
    means: valueAt(choices.means, e),
    goods: valueAt(choices.goods, f),
    beside: valueAt(choices.beside, g),
    locale: valueAt(choices.locale, h),
    vehicle: valueAt(choices.vehicle, i),
    buyer: valueAt(choices.buyer, j),
    change: valueAt(choices.change, k),
    request: valueAt(choices.request, l),
  };
}

/**
 * Checkouts with every pair of values of two choices: first those that can be ordered, so that no pair
 * hides behind a problem that another choice has, then the pairs that only occur with a problem.
 *
 * @param canBeOrdered whether the quote of a checkout has no problem.
 */
export function allPairs(canBeOrdered: (draw: CheckoutDraw) => boolean): CheckoutDraw[] {
  const good = coverPairs(sizes, (row) => canBeOrdered(drawOf(row)));
  return [...good, ...coverPairs(sizesRefused, undefined, good)].map(drawOf);
}

/** Any checkout, most of them such as can be ordered. */
export function anyCheckout(canBeOrdered: (draw: CheckoutDraw) => boolean): fc.Arbitrary<CheckoutDraw> {
  const any = fc.tuple(...sizes.map((size) => fc.nat({ max: size - 1 }))).map(drawOf);
  return fc.oneof({ weight: 4, arbitrary: any.filter(canBeOrdered) }, { weight: 1, arbitrary: any });
}

const madrid = {
  street: "Calle Mayor 1, 2º B",
  zip_code: "28013",
  municipality: "Madrid",
  province: "Comunidad de Madrid",
  country: "ES",
  is_business: false,
};

const billings: Record<CheckoutDraw["billing"], Billing | null> = {
  none: null,
  person: { ...madrid, name: "Ana Prueba López", tax_id: "12345678Z" },
  nie: { ...madrid, name: "John Newman", tax_id: "X1234567L" },
  company: { ...madrid, name: "Recambios Ejemplo, S.A.", tax_id: "A58818501" },
  business: { ...madrid, name: "Taller Pérez, S.L.", tax_id: "B12345674", is_business: true },
  foreign: {
    name: "Garage Lefèvre SARL",
    tax_id: "FR40303265045",
    street: "12 rue de l'Église",
    zip_code: "F-64000",
    municipality: "Pau",
    province: "Pyrénées-Atlantiques",
    country: "FR",
    is_business: true,
  },
  "no province": { ...madrid, name: "Ana Prueba", tax_id: "12345678Z", province: "" },
  "odd characters": {
    ...madrid,
    name: `D'Òrdena & Güell "Ñandú" <taller> {1} \\ %s`,
    tax_id: "J99216582",
    street: "C/ l'Hospitalet; nº 3 = «bajo»",
    province: "L·lobregat/Ø",
  },
};

/** Recipient of a checkout's invoice. */
export const billingOf = ({ billing }: CheckoutDraw): Billing | null => billings[billing];

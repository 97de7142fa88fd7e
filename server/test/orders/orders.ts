import type { Billing } from "@recambia/contract/checkout/schemas";
import { vatIncluded } from "@recambia/contract/money";
import type { OrderState } from "@recambia/contract/orders/order-states";
import type { OrderEventKind } from "@recambia/contract/orders/schemas";
import type { PaymentMeans } from "@recambia/contract/shop/schemas";
import { onlyRow } from "../../src/platform/database/database.ts";
import { randomPublicId } from "../../src/platform/public-id.ts";
import { type Made, makeProduct } from "../catalogue/factories.ts";
import type { TestShop } from "../shop/test-shop.ts";
import type { MadeOrder } from "./made-order.ts";
import { addEvent, insertEnding, insertParcel, insertPayment } from "./order-progress.ts";

const rate = 210;
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const numberPart = () =>
  Array.from({ length: 4 }, () => alphabet[Math.floor(Math.random() * alphabet.length)]).join("");

/** A product in an order. */
export type OrderedThing = {
  product?: Made;
  quantity?: number;
  unitCents?: number;
  /** For one. */
  coreDepositCents?: number;
  /** Letter of consumer code art. 103. */
  withdrawalExclusion?: string;
};

type Given = Partial<{
  things: OrderedThing[];
  state: OrderState;
  placedAt: Date;
  deliveredAt: Date;
  paymentMethod: PaymentMeans;
  billing: Billing;
  shippingCents: number;
  standardShippingCents: number;
  locale: string;
  payUntil: Date | null;
}>;

const steps: { state: OrderState; kind: OrderEventKind; daysBefore: number }[] = [
  { state: "pending_payment", kind: "placed", daysBefore: 4 },
  { state: "paid", kind: "payment_received", daysBefore: 3 },
  { state: "preparing", kind: "preparing", daysBefore: 2 },
  { state: "shipped", kind: "parcel_shipped", daysBefore: 1 },
  { state: "delivered", kind: "parcel_delivered", daysBefore: 0 },
];

/**
 * An order in a state, with all that belongs to it and its pieces out of stock: what it has been
 * paid, one parcel with everything, a withdrawal of everything. Written straight into the tables.
 */
export async function makeOrder(
  shop: TestShop,
  customer: { customerId: string; personId: string | null; email: string },
  given: Given = {},
): Promise<MadeOrder> {
  const state = given.state ?? "pending_payment";
  const things = await orderedThings(shop, given.things ?? [{}]);
  const day = 24 * 60 * 60 * 1000;
  const end = given.deliveredAt ?? shop.clock.now();
  const at = (daysBefore: number) => new Date(end.getTime() - daysBefore * day);
  const reached = reachedSteps(state);
  const made = await insertOrder(shop, customer, given, { state, things, at, reached });
  for (const [index, thing] of things.entries()) {
    await insertLine(shop, made, thing, index, state !== "cancelled");
  }
  for (const step of reached) {
    await addEvent(
      shop,
      made.id,
      step.state,
      step.kind,
      step.kind === "placed" ? (given.placedAt ?? at(4)) : at(step.daysBefore),
    );
  }
  await insertPayment(shop, made, given.paymentMethod ?? "transfer", reached.length > 1, at(3));
  if (reached.length > 3) await insertParcel(shop, made, at(1), reached.length > 4 ? end : null);
  await insertEnding(shop, made, customer, state, end);
  return made;
}

/** Steps that an order in a state has been through. */
function reachedSteps(state: OrderState): typeof steps {
  if (state === "cancelled") return steps.slice(0, 1);
  const place = steps.findIndex((step) => step.state === state);
  return place < 0 ? steps : steps.slice(0, place + 1);
}

type Ordered = Required<Omit<OrderedThing, "withdrawalExclusion">> & { withdrawalExclusion: string | null };

async function orderedThings({ database }: TestShop, things: OrderedThing[]): Promise<Ordered[]> {
  const ordered: Ordered[] = [];
  for (const thing of things) {
    ordered.push({
      product: thing.product ?? (await makeProduct(database)),
      quantity: thing.quantity ?? 1,
      unitCents: thing.unitCents ?? 3490,
      coreDepositCents: thing.coreDepositCents ?? 0,
      withdrawalExclusion: thing.withdrawalExclusion ?? null,
    });
  }
  return ordered;
}

async function insertOrder(
  { database }: TestShop,
  customer: { customerId: string; personId: string | null; email: string },
  given: Given,
  plan: { state: OrderState; things: Ordered[]; at(daysBefore: number): Date; reached: typeof steps },
): Promise<MadeOrder> {
  const { state, things, at, reached } = plan;
  const sum = (of: (thing: Ordered) => number) => things.reduce((total, thing) => total + of(thing), 0);
  const goods = sum(({ quantity, unitCents }) => quantity * unitCents);
  const deposits = sum(({ quantity, coreDepositCents }) => quantity * coreDepositCents);
  const shipping = given.shippingCents ?? 490;
  const publicId = randomPublicId();
  const number = `RC-${numberPart()}-${numberPart()}`;
  const payUntil = given.payUntil === undefined ? at(-1) : given.payUntil;
  const values = {
    public_id: publicId,
    number,
    customer_id: customer.customerId,
    person_id: customer.personId,
    state,
    locale: given.locale ?? "es",
    email: customer.email.toLowerCase(),
    name: "Ana Prueba",
    quote_id: randomPublicId(),
    terms_version: "2026-11-21",
    payment_method: given.paymentMethod ?? "transfer",
    shipping_method: "standard",
    tax_zone: "vat",
    address: JSON.stringify(shippedTo),
    billing: given.billing ? JSON.stringify(given.billing) : null,
    goods_cents: goods,
    shipping_cents: shipping,
    standard_shipping_cents: given.standardShippingCents ?? shipping,
    shipping_vat_rate: rate,
    shipping_vat_cents: vatIncluded(shipping, rate),
    core_deposit_cents: deposits,
    total_cents: goods + shipping + deposits,
    refunded_cents: state === "refunded" ? goods + shipping + deposits : 0,
    promised_by: "2026-12-01",
    pay_until: payUntil,
    placed_at: given.placedAt ?? at(4),
    paid_at: reached.length > 1 ? at(3) : null,
    shipped_at: reached.length > 3 ? at(1) : null,
    delivered_at: reached.length > 4 ? at(0) : null,
    cancelled_at: state === "cancelled" ? at(0) : null,
  };
  const names = Object.keys(values);
  const { id } = await onlyRow<{ id: number }>(database, {
    text: `insert into customer_order (${names.join(", ")})
           values (${names.map((_name, index) => `$${index + 1}`).join(", ")}) returning id`,
    values: Object.values(values),
  });
  return { id: Number(id), publicId, number, totalCents: values.total_cents, lines: [] };
}

const shippedTo = {
  id: "abcdefgh23456789",
  is_default: true,
  first_name: "Ana",
  last_name: "Prueba López",
  identification: "",
  email: "",
  landline_phone: "",
  mobile_phone: "+34612345678",
  zip_code: "28045",
  province: "es-28",
  province_name: "Madrid",
  country: "ES",
  zone: "peninsula",
  municipality: "Madrid",
  district: "",
  street: "Calle de la Demostración",
  number: "12",
  apartment: "",
  between_streets: "",
  description: "",
};

async function insertLine(
  { database }: TestShop,
  order: MadeOrder,
  thing: Ordered,
  position: number,
  isHeld: boolean,
): Promise<void> {
  const publicId = randomPublicId();
  const { product, quantity, unitCents, coreDepositCents } = thing;
  const shown = {
    id: product.publicId,
    kind: "product",
    slug: product.slug,
    name: `Disco de freno ${position + 1}`,
    brand: { slug: "marca", name: "Marca" },
    part_number: `RX-${position + 1}`,
    picture: "brake-disc",
    parts: [],
  };
  const { id } = await onlyRow<{ id: number }>(database, {
    text: `insert into order_line (public_id, order_id, position, product_id, product, fit, fit_confirmed,
             quantity, unit_cents, line_cents, vat_rate, vat_cents, core_deposit_cents, core_state,
             withdrawal_exclusion)
           values ($1, $2, $3, $4, $5, $6, false, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    values: [
      publicId,
      order.id,
      position,
      product.id,
      JSON.stringify(shown),
      JSON.stringify({ answer: "universal", alternatives: [] }),
      quantity,
      unitCents,
      quantity * unitCents,
      rate,
      vatIncluded(quantity * unitCents, rate),
      quantity * coreDepositCents,
      coreDepositCents > 0 ? "due" : "none",
      thing.withdrawalExclusion,
    ],
  });
  await database.rows({
    text: "insert into order_line_piece (order_line_id, product_id, pieces) values ($1, $2, $3)",
    values: [id, product.id, quantity],
  });
  if (isHeld) {
    await database.rows({
      text: "update product set available = available - $2 where id = $1",
      values: [product.id, quantity],
    });
  }
  order.lines.push({ id: Number(id), publicId, productId: product.id, quantity });
}

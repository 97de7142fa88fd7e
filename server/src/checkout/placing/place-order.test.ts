import { legalVersions } from "@recambia/contract/shop/legal";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeKit, makeProduct } from "../../../test/catalogue/factories.ts";
import {
  buyer,
  countRows,
  order,
  orderOf,
  placeNow,
  quoteNow,
  stockOf,
  type Wanted,
} from "../../../test/orders/checkout.ts";
import { cartNow, expectRefusal, lineAt } from "../../../test/orders/shopper.ts";
import { saveAddress, writtenCubanAddress } from "../../../test/people/addresses.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../../test/shop/test-shop.ts";
import { identificationSeal } from "../../addresses/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const product = (given: Parameters<typeof makeProduct>[1] = {}) => makeProduct(shop.database, given);
const update = (table: string, id: number, assignment: string) =>
  shop.database.rows({ text: `update ${table} set ${assignment} where id = $1`, values: [id] });

/** Expects a refusal without effects: no order, stock and cart unchanged. */
async function expectNothing(
  customer: TestCustomer,
  ask: () => Promise<Answer>,
  status: number,
  code: string,
  fields?: string[],
) {
  const state = async () => ({
    orders: await countRows(shop.database, "customer_order"),
    keys: await countRows(shop.database, "idempotency_key"),
    mails: await countRows(shop.database, "mail"),
    stock: await shop.database.rows({ text: "select id, available from product order by id" }),
    cart: await cartNow(customer),
  });
  const before = await state();
  expectRefusal(await ask(), status, code, fields);
  expect(await state()).toEqual(before);
}

async function quotedBuyer(wanted: Wanted[]) {
  const customer = await buyer(shop, wanted);
  return { customer, quote: await quoteNow(customer) };
}

test("a missing or malformed key is refused", async () => {
  const { customer, quote } = await quotedBuyer([{ thing: await product() }]);
  const body = { quote_id: quote.id, terms_version: legalVersions.terms };
  await expectNothing(customer, () => customer.post("/spa/orders", body), 422, "validation_failed", [
    "idempotency-key",
  ]);
  for (const key of ["short", "x".repeat(65), "with a space"]) {
    await expectNothing(customer, () => order(customer, quote.id, key), 422, "validation_failed");
  }
});

test("unknown quotes and those of others are outdated, even of another person of the customer", async () => {
  const { customer, quote } = await quotedBuyer([{ thing: await product() }]);
  const stranger = await buyer(shop, [{ thing: await product() }]);
  const colleague = await signedInCustomer(shop, { customerId: customer.customerId });
  await colleague.post("/spa/cart");
  await expectNothing(customer, () => order(customer, "abcdefgh23456789"), 409, "quote_outdated");
  await expectNothing(stranger, () => order(stranger, quote.id), 409, "quote_outdated");
  await expectNothing(colleague, () => order(colleague, quote.id), 409, "quote_outdated");
});

test("a full invoice can be ordered with its fields in any order", async () => {
  const billing = {
    name: "Taller Pérez SL",
    tax_id: "A58818501",
    street: "Calle Mayor 1",
    zip_code: "28045",
    municipality: "Madrid",
    province: "Madrid",
    country: "ES",
    is_business: true,
  };
  const { name, tax_id, ...rest } = billing;
  for (const sent of [billing, { ...rest, tax_id, name }]) {
    const customer = await buyer(shop, [{ thing: await product() }]);
    const placed = await placeNow(customer, { shipping_method: "pickup", billing: sent });
    expect(placed.billing).toEqual(billing);
  }
});

test("a quote is valid for half an hour", async () => {
  const { customer, quote } = await quotedBuyer([{ thing: await product() }]);
  const start = shop.clock.now();
  expect(Date.parse(quote.expires_at) - start.getTime()).toBe(30 * 60_000);
  shop.clock.set(new Date(quote.expires_at));
  await expectNothing(customer, () => order(customer, quote.id), 409, "quote_outdated");
  shop.clock.set(start);
});

test("outdated terms are refused", async () => {
  const { customer, quote } = await quotedBuyer([{ thing: await product() }]);
  const csrf = await customer.get("/sanctum/csrf-cookie");
  const ask = () =>
    customer.call({
      method: "POST",
      url: "/spa/orders",
      headers: {
        "x-csrf-token": String(readField(csrf.body, "csrf_token")),
        "idempotency-key": "a-key-of-mine",
      },
      payload: { quote_id: quote.id, terms_version: "2020-01-01" },
    });
  await expectNothing(customer, ask, 409, "quote_outdated");
});

test("a cart changed since the quote is refused, even when changed back", async () => {
  const { customer, quote } = await quotedBuyer([{ thing: await product(), quantity: 2 }]);
  const path = `/spa/cart/lines/${lineAt(await cartNow(customer)).id}`;
  await customer.put(path, { quantity: 3 });
  await customer.put(path, { quantity: 2 });
  await expectNothing(customer, () => order(customer, quote.id), 409, "quote_outdated");
});

test.each([
  ["a price that has risen", "price_cents = price_cents + 1"],
  ["a price that has fallen", "price_cents = price_cents - 1"],
  ["another deposit", "core_deposit_cents = 100"],
  ["a weight that costs more to send", "weight_g = 30000"],
])("%s since the quote is not charged", async (_name, assignment) => {
  const thing = await product();
  const customer = await buyer(shop, [{ thing }]);
  const { id: address_id } = await saveAddress(customer);
  const quote = await quoteNow(customer, { address_id });
  await update("product", thing.id, assignment);
  await expectNothing(customer, () => order(customer, quote.id), 409, "quote_outdated");
  const fresh = await quoteNow(customer, { address_id });
  expect(orderOf(await order(customer, fresh.id)).totals).toEqual(fresh.totals);
});

test("an expired offer is not sold at its old price", async () => {
  const offerEndsAt = new Date(shop.clock.now().getTime() + 60_000);
  const thing = await product({ priceCents: 1000, offerPreviousCents: 1500, offerEndsAt });
  const { customer, quote } = await quotedBuyer([{ thing }]);
  const start = shop.clock.now();
  shop.clock.set(offerEndsAt);
  await expectNothing(customer, () => order(customer, quote.id), 409, "quote_outdated");
  shop.clock.set(start);
});

test("an address changed or removed since is refused", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const { id: address_id } = await saveAddress(customer);
  const quote = await quoteNow(customer, { address_id });
  await shop.database.rows({
    text: "update address set number = '14' where public_id = $1",
    values: [address_id],
  });
  await expectNothing(customer, () => order(customer, quote.id), 409, "quote_outdated");
  const again = await quoteNow(customer, { address_id });
  await customer.remove(`/spa/me/addresses/${address_id}`);
  await expectNothing(customer, () => order(customer, again.id), 409, "quote_outdated");
});

test("a quote with problems cannot be ordered", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const quote = await quoteNow(customer, {});
  await expectNothing(customer, () => order(customer, quote.id), 422, "validation_failed", ["quote_id"]);
});

test("insufficient stock names the line and the available pieces", async () => {
  const scarce = await product({ available: 5 });
  const { customer, quote } = await quotedBuyer([{ thing: await product() }, { thing: scarce, quantity: 3 }]);
  await update("product", scarce.id, "available = 2");
  const line = lineAt(await cartNow(customer), 1);
  const answer = await order(customer, quote.id);
  expectRefusal(answer, 409, "out_of_stock", [line.id]);
  expect(readField(answer.body, "message")).toBe("No queda suficiente: disponibles 2.");
  await expectNothing(customer, () => order(customer, quote.id), 409, "out_of_stock", [line.id]);
});

test("the same key for another quote is a conflict", async () => {
  const { customer, quote } = await quotedBuyer([{ thing: await product() }]);
  const key = "the-same-key";
  orderOf(await order(customer, quote.id, key));
  await expectNothing(customer, () => order(customer, "abcdefgh23456789", key), 409, "conflict");
});

test("an order has the quoted data; stock is taken, the cart is empty, the transfer is pending", async () => {
  const [loose, shared] = [await product({ priceCents: 1999, coreDepositCents: 700 }), await product()];
  const kit = await makeKit(shop.database, { components: [{ productId: shared.id, quantity: 2 }] });
  const customer = await buyer(shop, [
    { thing: loose, quantity: 3 },
    { thing: kit, quantity: 1 },
    { thing: shared, quantity: 1 },
  ]);
  const { id: address_id } = await saveAddress(customer);
  const quote = await quoteNow(customer, { address_id, shipping_method: "express" });
  const placed = orderOf(await order(customer, quote.id));
  expect(placed).toMatchObject({
    state: "pending_payment",
    totals: quote.totals,
    address: quote.address,
    email: customer.email,
    promised_by: quote.promised_by,
    terms_version: legalVersions.terms,
    shipping_method: "express",
    payment: { method: "transfer", state: "open" },
  });
  expect(placed.number).toMatch(/^RC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(placed.timeline.map(({ kind, state }) => [kind, state])).toEqual([["placed", "pending_payment"]]);
  expect(
    placed.lines.map(({ product: { id }, line_cents, core_state }) => [id, line_cents, core_state]),
  ).toEqual([
    [loose.publicId, 5997, "due"],
    [kit.publicId, 9900, "none"],
    [shared.publicId, 3490, "none"],
  ]);
  expect(await stockOf(shop.database, loose, shared)).toEqual([17, 17]);
  expect((await cartNow(customer)).lines).toEqual([]);
  const [kept] = await shop.database.rows<Record<string, unknown>>({
    text: `select payment.reference, payment.amount_cents, pay_until, standard_shipping_cents,
             (select json_agg(pieces order by pieces) from order_line_piece piece
              join order_line on order_line.id = order_line_id where order_id = customer_order.id) as pieces
           from customer_order join payment on order_id = customer_order.id where public_id = $1`,
    values: [placed.id],
  });
  expect(kept).toMatchObject({
    reference: placed.number,
    amount_cents: quote.totals.total_cents,
    // Above the threshold for free standard delivery.
    standard_shipping_cents: 0,
    pieces: [1, 2, 3],
    // A first order, placed on a Saturday: end of Tuesday in Madrid.
    pay_until: new Date("2026-11-24T23:00:00Z"),
  });
});

test("a line has its eco fee producer and its withdrawal exclusion; exports have no eco fees", async () => {
  const tyre = await product();
  const rim = await product();
  await update("product", tyre.id, "producer_register_number = 'NEU-1', eco_fee_cents = 182");
  await update("product", tyre.id, "withdrawal_exclusion = 'c'");
  await update("product", rim.id, "withdrawal_exclusion = 'e'");
  const components = [tyre, rim].map(({ id }) => ({ productId: id }));
  const kit = await makeKit(shop.database, { components });
  const keptOf = ({ id }: { id: string }) =>
    shop.database.rows({
      text: `select eco_fees, withdrawal_exclusion from order_line
             join customer_order on customer_order.id = order_id
             where customer_order.public_id = $1 order by position`,
      values: [id],
    });
  const here = await buyer(shop, [{ thing: tyre, quantity: 2 }, { thing: kit }, { thing: rim }]);
  const fee = (cents: number) => [{ producer_register_number: "NEU-1", cents }];
  expect(await keptOf(await placeNow(here))).toEqual([
    { eco_fees: fee(364), withdrawal_exclusion: "c" },
    { eco_fees: fee(182), withdrawal_exclusion: "e" },
    { eco_fees: [], withdrawal_exclusion: "e" },
  ]);
  const abroad = await buyer(shop, [{ thing: tyre }]);
  const { id: address_id } = await saveAddress(abroad, writtenCubanAddress());
  expect(await keptOf(await placeNow(abroad, { address_id }))).toEqual([
    { eco_fees: [], withdrawal_exclusion: "c" },
  ]);
});

test("an order to Cuba keeps its sealed identity number, and shows the mask", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const { id: address_id } = await saveAddress(customer, writtenCubanAddress());
  const placed = await placeNow(customer, { address_id });
  const [row] = await shop.database.rows<{ identification: Uint8Array; identification_key: string }>({
    text: "select identification, identification_key from customer_order where public_id = $1",
    values: [placed.id],
  });
  const seal = identificationSeal(shop.context);
  const sealed = { bytes: row?.identification ?? new Uint8Array(), keyId: row?.identification_key ?? "" };
  const place = { customerId: customer.customerId, addressId: placed.id };
  expect(seal.open(sealed, place)).toBe("85010112345");
  expect(placed.address?.identification).toBe("••••••••345");
});

test("exclusions shown in the quote apply; later ones do not", async () => {
  const cut = await product();
  await update("product", cut.id, "withdrawal_exclusion = 'c'");
  const plain = await product();
  const { customer, quote } = await quotedBuyer([{ thing: cut }, { thing: plain }]);
  expect(quote.lines.map(({ withdrawal_exclusion }) => withdrawal_exclusion)).toEqual(["c", null]);
  await update("product", plain.id, "withdrawal_exclusion = 'd'");
  await expectNothing(customer, () => order(customer, quote.id), 409, "quote_outdated");
});

test("a pick-up has no address", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const { id: address_id } = await saveAddress(customer);
  const placed = await placeNow(customer, { address_id, shipping_method: "pickup" });
  expect(placed).toMatchObject({ address: null, shipping_method: "pickup", tax_zone: "vat" });
});

test("an order keeps the language in which it was placed", async () => {
  const customer = await buyer(shop, [{ thing: await product() }], "en");
  const placed = await placeNow(customer);
  expect(placed.lines[0]?.product.name).toContain("(en)");
});

test("ordering touches the delivery address", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const { id: address_id } = await saveAddress(customer);
  const later = new Date(shop.clock.now().getTime() + 60_000);
  const start = shop.clock.now();
  shop.clock.set(later);
  await placeNow(customer, { address_id });
  shop.clock.set(start);
  const [row] = await shop.database.rows<{ updated_at: Date }>({
    text: "select updated_at from address where public_id = $1",
    values: [address_id],
  });
  expect(row?.updated_at).toEqual(later);
});

test("repeating the request, with the same or another key, returns the same order, even after the quote is deleted", async () => {
  const thing = await product();
  const { customer, quote } = await quotedBuyer([{ thing, quantity: 2 }]);
  const first = orderOf(await order(customer, quote.id, "first-key"));
  expect(orderOf(await order(customer, quote.id, "first-key"))).toEqual(first);
  expect(orderOf(await order(customer, quote.id, "second-key"))).toEqual(first);
  await shop.database.rows({ text: "delete from quote" });
  for (const key of ["first-key", "second-key", "third-key"]) {
    expect(orderOf(await order(customer, quote.id, key)).id).toBe(first.id);
  }
  expect(await stockOf(shop.database, thing)).toEqual([18]);
});

test("cached responses survive an order that changes no shown stock, and are dropped otherwise", async () => {
  const revision = async () =>
    (await shop.database.rows<{ revision: string }>({ text: "select revision from catalogue_revision" }))[0];
  const [ample, scarce, inKit] = [
    await product({ available: 50 }),
    await product({ available: 6 }),
    await product({ available: 50 }),
  ];
  await makeKit(shop.database, { components: [{ productId: inKit.id, quantity: 10 }] });
  const start = await revision();
  await placeNow(await buyer(shop, [{ thing: ample }]));
  expect(await revision()).toEqual(start);
  await placeNow(await buyer(shop, [{ thing: scarce, quantity: 3 }]));
  const second = await revision();
  expect(second).not.toEqual(start);
  // Forty-nine pieces are plenty, but enough for only four kits of ten: the kit's availability changes.
  await placeNow(await buyer(shop, [{ thing: inKit }]));
  expect(await revision()).not.toEqual(second);
});

test("a VAT rate that changes after the quote is quoted anew, at the same price for a consumer", async () => {
  const { clock } = shop;
  const now = clock.now();
  // Ten minutes before the first rate that the shop knows.
  clock.set(new Date("2012-08-31T23:50:00Z"));
  const { customer, quote } = await quotedBuyer([{ thing: await product({ priceCents: 1210 }) }]);
  clock.set(new Date("2012-09-01T00:10:00Z"));
  await expectNothing(customer, () => order(customer, quote.id), 409, "quote_outdated");
  const again = await quoteNow(customer);
  const placed = orderOf(await order(customer, again.id));
  clock.set(now);
  expect(quote.totals.vat).toEqual([{ rate: 0, base_cents: 1210, vat_cents: 0 }]);
  expect(placed.totals).toMatchObject({
    total_cents: quote.totals.total_cents,
    vat: [{ rate: 210, base_cents: 1000, vat_cents: 210 }],
  });
});

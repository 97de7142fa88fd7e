import type { QuoteProblemKind } from "@recambia/contract/checkout/schemas";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  makeFitSet,
  makeKit,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../../test/catalogue/factories.ts";
import { askQuote, buyer, fillCart, order, quoteNow } from "../../../test/orders/checkout.ts";
import { add, cartNow, expectRefusal, lineAt } from "../../../test/orders/shopper.ts";
import { saveAddress, writtenCubanAddress } from "../../../test/people/addresses.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { bumpRevision } from "../../platform/catalogue-revision.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const product = (given: Parameters<typeof makeProduct>[1] = {}) => makeProduct(shop.database, given);
const update = (id: number, assignment: string) =>
  shop.database.rows({ text: `update product set ${assignment} where id = $1`, values: [id] });
const kindsOf = (problems: { problem: QuoteProblemKind }[]) => problems.map(({ problem }) => problem);
const mallorca = { zip_code: "07001", province: "es-07", municipality: "Palma" };

test("without a cart, or with nothing in it, there is nothing to quote", async () => {
  const customer = await signedInCustomer(shop);
  expectRefusal(await askQuote(customer), 409, "cart_empty");
  await customer.post("/spa/cart");
  expectRefusal(await askQuote(customer), 409, "cart_empty");
});

test("an address that is another customer's is not found, nor one that does not exist", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const stranger = await signedInCustomer(shop);
  const address = await saveAddress(stranger);
  for (const address_id of [address.id, "abcdefgh23456789"]) {
    expectRefusal(await askQuote(customer, { address_id }), 404, "not_found", ["address_id"]);
  }
});

test("a field that the shop does not know is refused: nobody sends a price", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const body = { shipping_method: "pickup", total_cents: 1 };
  expectRefusal(await customer.post("/spa/checkout/quote", body), 422, "validation_failed", ["total_cents"]);
});

test("an invoice to a wrong tax number, or without a name, is refused field by field", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const billing = {
    name: "  ",
    tax_id: "B58818502",
    street: "Calle Mayor 1\u0007",
    zip_code: "2804",
    municipality: "Madrid",
    province: "Madrid",
    country: "ES",
    is_business: true,
  };
  expectRefusal(await askQuote(customer, { billing }), 422, "validation_failed", [
    "billing.street",
    "billing.name",
    "billing.zip_code",
    "billing.tax_id",
  ]);
  const foreign = { ...billing, name: "Atelier", street: "Rue 1", tax_id: "FR40303265045", country: "XX" };
  expectRefusal(await askQuote(customer, { billing: foreign }), 422, "validation_failed", [
    "billing.country",
  ]);
});

test("an invoice is told as it will be kept: tidied, its tax number in capitals", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const billing = {
    name: " Taller  Pérez ",
    tax_id: "a-58.818.501",
    street: "Calle Mayor 1",
    zip_code: "28 045",
    municipality: "Madrid",
    province: "Madrid",
    country: "ES",
    is_business: true,
  };
  const quote = await quoteNow(customer, { shipping_method: "pickup", billing });
  const tidied = { name: "Taller Pérez", tax_id: "A58818501", zip_code: "28045" };
  expect(quote.billing).toEqual({ ...billing, ...tidied });
});

test("an invoice abroad goes with a parcel in Spain (Regulation (EU) 2018/302)", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const { id } = await saveAddress(customer);
  const billing = {
    name: "Camille Dupont",
    tax_id: "FR40303265045",
    street: "Rue de la Gare 3",
    zip_code: "66000",
    municipality: "Perpignan",
    province: "",
    country: "FR",
    is_business: false,
  };
  const quote = await quoteNow(customer, { shipping_method: "standard", address_id: id, billing });
  expect([kindsOf(quote.problems), quote.billing]).toEqual([[], billing]);
});

test("to the Peninsula: VAT is in the prices, the parcel costs by its weight, the days are told", async () => {
  const customer = await buyer(shop, [
    { thing: await product({ priceCents: 1210, coreDepositCents: 500 }), quantity: 2 },
  ]);
  const { id: address_id } = await saveAddress(customer);
  const quote = await quoteNow(customer, { address_id });
  expect(quote.problems).toEqual([]);
  expect(quote).toMatchObject({
    tax_zone: "vat",
    zone: "peninsula",
    weight_g: 10_400,
    shipping_method: "standard",
    payment_method: "transfer",
    email: customer.email,
  });
  expect(quote.totals).toEqual({
    goods_cents: 2420,
    shipping_cents: 1195,
    core_deposit_cents: 1000,
    total_cents: 4615,
    vat: [{ rate: 210, base_cents: 2000 + 988, vat_cents: 420 + 207 }],
    currency: "EUR",
  });
  // A Saturday: it leaves on Monday 23rd; the first transfer may arrive until the end of Tuesday 24th.
  expect(quote.shipping_options).toEqual([
    { method: "standard", cents: 1195, delivery_day: "2026-11-25", is_available: true },
    { method: "express", cents: 2295, delivery_day: "2026-11-24", is_available: true },
    { method: "pickup", cents: 0, delivery_day: "2026-11-23", is_available: true },
  ]);
  expect(quote.promised_by).toBe("2026-11-27");
});

test("from the free amount on the standard parcel to the Peninsula costs nothing, express still does", async () => {
  const customer = await buyer(shop, [{ thing: await product({ priceCents: 9900 }) }]);
  const { id: address_id } = await saveAddress(customer);
  expect((await quoteNow(customer, { address_id })).totals.shipping_cents).toBe(0);
  const express = await quoteNow(customer, { address_id, shipping_method: "express" });
  expect(express.totals.shipping_cents).toBe(1495);
});

test("to Cuba goods and parcel go without VAT, deposits as they are", async () => {
  const customer = await buyer(shop, [{ thing: await product({ priceCents: 1211, coreDepositCents: 300 }) }]);
  const { id: address_id } = await saveAddress(customer, writtenCubanAddress());
  const quote = await quoteNow(customer, { address_id });
  expect(quote.problems).toEqual([]);
  expect(quote.tax_zone).toBe("export");
  expect(quote.lines[0]).toMatchObject({ unit_cents: 1001, line_cents: 1001, vat_rate: 0, vat_cents: 0 });
  const shipping = 12_900 - 2239;
  expect(quote.totals).toMatchObject({
    goods_cents: 1001,
    shipping_cents: shipping,
    core_deposit_cents: 300,
    total_cents: 1301 + shipping,
    vat: [{ rate: 0, base_cents: 1001 + shipping, vat_cents: 0 }],
  });
});

test("the same goods picked up in Madrid have VAT, wherever the customer lives", async () => {
  const customer = await buyer(shop, [{ thing: await product({ priceCents: 1210 }) }]);
  const { id: address_id } = await saveAddress(customer, writtenCubanAddress());
  const quote = await quoteNow(customer, { address_id, shipping_method: "pickup" });
  expect(quote).toMatchObject({ tax_zone: "vat", totals: { total_cents: 1210, shipping_cents: 0 } });
  expect(quote.problems).toEqual([]);
});

test("without an address only a pick-up can be ordered", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const quote = await quoteNow(customer, {});
  expect(kindsOf(quote.problems)).toEqual(["no_address"]);
  expect(quote.shipping_options.map(({ method }) => method)).toEqual(["pickup"]);
  expect((await quoteNow(customer)).problems).toEqual([]);
});

test("a zone that the shop does not deliver to is told, and picking up is still offered", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const canaries = { zip_code: "35001", province: "es-35", municipality: "Las Palmas" };
  const { id: address_id } = await saveAddress(customer, canaries);
  const quote = await quoteNow(customer, { address_id });
  expect(kindsOf(quote.problems)).toEqual(["zone_unserved"]);
  expect(quote.shipping_options.map(({ method }) => method)).toEqual(["pickup"]);
});

test("a Cuban address whose identity number can't be read any more is told", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const { id: address_id } = await saveAddress(customer, writtenCubanAddress());
  await shop.database.rows({
    text: "update address set identification = null, identification_key = null where public_id = $1",
    values: [address_id],
  });
  expect(kindsOf((await quoteNow(customer, { address_id })).problems)).toEqual(["identification_missing"]);
});

test("what is too heavy for express still goes by standard; too heavy for all is told", async () => {
  const thing = await product({ available: 99 });
  const customer = await buyer(shop, [{ thing, quantity: 9 }]);
  const { id: address_id } = await saveAddress(customer);
  const heavy = await quoteNow(customer, { address_id, shipping_method: "express" });
  expect(kindsOf(heavy.problems)).toEqual(["shipping_unavailable"]);
  expect(heavy.shipping_options.map(({ is_available }) => is_available)).toEqual([true, false, true]);
  await fillCart(customer, [{ thing, quantity: 20 }]);
  expect(kindsOf((await quoteNow(customer, { address_id })).problems)).toEqual(["too_heavy"]);
});

test("dangerous goods do not fly: by name of their line to Cuba, by sea to the islands", async () => {
  const danger = await product();
  await update(danger.id, `hazard = '{"pictograms":["GHS02"],"signal":"warning","statements":["H226"]}'`);
  const customer = await buyer(shop, [{ thing: await product() }, { thing: danger }]);
  const cuba = await saveAddress(customer, writtenCubanAddress());
  const line_id = lineAt(await cartNow(customer), 1).id;
  const quote = await quoteNow(customer, { address_id: cuba.id });
  expect(quote.problems).toEqual([{ problem: "not_shippable", line_id, available: null }]);
  const palma = await saveAddress(customer, mallorca);
  expect((await quoteNow(customer, { address_id: palma.id })).problems).toEqual([]);
  const express = await quoteNow(customer, { address_id: palma.id, shipping_method: "express" });
  expect(kindsOf(express.problems)).toEqual(["shipping_unavailable"]);
});

test("a battery does not fly, though its label shows no danger", async () => {
  const battery = await makePartType(shop.database, { slug: "baterias" });
  const customer = await buyer(shop, [{ thing: await product({ partTypeId: battery.id }) }]);
  const { id: address_id } = await saveAddress(customer, writtenCubanAddress());
  expect(kindsOf((await quoteNow(customer, { address_id })).problems)).toEqual(["not_shippable"]);
});

test("a line whose stock has fallen since is told with what is left, also when a kit shares it", async () => {
  const shared = await product({ available: 10 });
  const kit = await makeKit(shop.database, { components: [{ productId: shared.id, quantity: 2 }] });
  const customer = await buyer(shop, [
    { thing: shared, quantity: 4 },
    { thing: kit, quantity: 3 },
  ]);
  // Directly in the database, so that no cache of the process is invalidated.
  await update(shared.id, "available = 7");
  const { problems } = await quoteNow(customer);
  const cart = await cartNow(customer);
  // The four alone were there first; of the other three, one kit can be made.
  expect(problems).toEqual([{ problem: "out_of_stock", line_id: lineAt(cart, 1).id, available: 1 }]);
});

test("what is no longer for everyone is told by its line", async () => {
  const thing = await product();
  const customer = await buyer(shop, [{ thing }]);
  await update(thing.id, "restricted = 'f_gas'");
  expect(kindsOf((await quoteNow(customer)).problems)).toEqual(["restricted"]);
});

test("a fit that became doubtful after adding has to be confirmed", async () => {
  const partType = await makePartType(shop.database);
  const variant = await makeVariant(shop.database);
  const other = await makeVariant(shop.database);
  const fits = await makeFitSet(shop.database, {
    partTypeId: partType.id,
    lines: [{ variantId: variant.id }],
  });
  const fitsNot = await makeFitSet(shop.database, {
    partTypeId: partType.id,
    lines: [{ variantId: other.id }],
  });
  const thing = await product({ partTypeId: partType.id, fitSetId: fits.id });
  const customer = await buyer(shop, []);
  await add(customer, { purchasable_public_id: thing.publicId, vehicle_id: variant.publicId });
  expect((await quoteNow(customer)).problems).toEqual([]);
  await update(thing.id, `fit_set_id = ${fitsNot.id}`);
  expect(kindsOf((await quoteNow(customer)).problems)).toEqual(["fit_unconfirmed"]);
});

test("a fit that has changed since it was confirmed has to be confirmed again, before ordering", async () => {
  const { id: partTypeId } = await makePartType(shop.database);
  const variant = await makeVariant(shop.database);
  const fitSetFor = async (position: "front" | "rear") =>
    makeFitSet(shop.database, {
      partTypeId,
      lines: [{ variantId: variant.id, alternatives: [[{ kind: "position", position }]] }],
    });
  const [front, rear] = [await fitSetFor("front"), await fitSetFor("rear")];
  const fit = (fitSet: { id: number }) => update(thing.id, `fit_set_id = ${fitSet.id}`);
  const thing = await product({ partTypeId, fitSetId: front.id });
  const customer = await buyer(shop, []);
  const input = { purchasable_public_id: thing.publicId, vehicle_id: variant.publicId, fit_confirmed: true };
  await add(customer, input);
  const { id: confirmed, problems } = await quoteNow(customer);
  expect(problems).toEqual([]);

  await fit(rear);
  expectRefusal(await order(customer, confirmed), 409, "quote_outdated");
  await shop.database.transaction(bumpRevision);
  const line = await vi.waitUntil(async () => {
    const now = lineAt(await cartNow(customer));
    return now.fit_confirmed ? null : now;
  });
  expect(line.fit.alternatives).toEqual([[{ kind: "position", position: "rear" }]]);
  expect(kindsOf((await quoteNow(customer)).problems)).toEqual(["fit_unconfirmed"]);

  await customer.put(`/spa/cart/lines/${line.id}`, { quantity: 1, fit_confirmed: true });
  expect((await quoteNow(customer)).problems).toEqual([]);
});

test("what costs nothing, or is beyond all reason, can't be paid", async () => {
  const free = await buyer(shop, [{ thing: await product({ priceCents: 0 }) }]);
  expect(kindsOf((await quoteNow(free)).problems)).toEqual(["payment_unavailable"]);
  const dear = await buyer(shop, [{ thing: await product({ priceCents: 1_000_000_001 }) }]);
  expect(kindsOf((await quoteNow(dear)).problems)).toEqual(["payment_unavailable"]);
});

test("a way to pay that the shop does not offer is told", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  const quote = await quoteNow(customer, { shipping_method: "pickup", payment_method: "bizum" });
  expect(kindsOf(quote.problems)).toEqual(["payment_unavailable"]);
  expect(quote.payment_options).toMatchObject([{ method: "transfer", is_available: true }]);
});

test("of a person's quotes the newest twenty are kept", async () => {
  const customer = await buyer(shop, [{ thing: await product() }]);
  for (let quotes = 0; quotes < 25; quotes += 1) await askQuote(customer);
  const kept = await shop.database.rows({
    text: "select 1 from quote where person_id = $1",
    values: [customer.personId],
  });
  expect(kept).toHaveLength(20);
});

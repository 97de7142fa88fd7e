import type { QuoteBody } from "@recambia/contract/checkout/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../../test/catalogue/factories.ts";
import {
  askQuote,
  buyer,
  fillCart,
  guestBuyer,
  guestWish,
  order,
  orderOf,
  placeNow,
  quoteNow,
  stockOf,
} from "../../../test/orders/checkout.ts";
import { cartNow, expectRefusal } from "../../../test/orders/shopper.ts";
import { saveAddress, writtenAddress, writtenCubanAddress } from "../../../test/people/addresses.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../../../test/shop/test-shop.ts";
import { identificationSeal } from "../../addresses/index.ts";
import { onlyRow } from "../../platform/database/database.ts";
import { dropOldQuotes } from "../index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const guest = async (locale?: string) =>
  guestBuyer(shop, [{ thing: await makeProduct(shop.database) }], locale);
const problemsOf = async (visitor: Visitor, body: QuoteBody) =>
  (await quoteNow(visitor, body)).problems.map(({ problem }) => problem);
const sessionOf = "recambia_session";

/** Signs a visitor's browser in as another person, without merging carts. */
function signIn(visitor: Visitor, person: Visitor): void {
  visitor.cookies.set(sessionOf, person.cookies.get(sessionOf) ?? "");
}

test("saved addresses are refused to visitors, and guest details to signed-in persons", async () => {
  const ana = await buyer(shop, [{ thing: await makeProduct(shop.database) }]);
  const { id } = await saveAddress(ana);
  expectRefusal(await askQuote(await guest(), { address_id: id }), 401, "unauthenticated");
  expectRefusal(await askQuote(ana, guestWish()), 422, "validation_failed", ["guest"]);
  expect((await quoteNow(ana, { address_id: null, guest: null, shipping_method: "pickup" })).is_guest).toBe(
    false,
  );
});

test("a visitor without a cart, or with an empty one, gets no quote", async () => {
  const visitor = shop.visitor();
  expectRefusal(await askQuote(visitor, guestWish()), 409, "cart_empty");
  await visitor.post("/spa/cart");
  expectRefusal(await askQuote(visitor, guestWish()), 409, "cart_empty");
});

test("invalid details are named field by field, in the caller's language", async () => {
  const visitor = await guest("en");
  const answer = await askQuote(visitor, {
    guest: {
      email: "not an address",
      name: "A\u202eB",
      address: writtenAddress({ zip_code: "0", number: "" }),
    },
  });
  expectRefusal(answer, 422, "validation_failed");
  const errors = Object(readField(answer.body, "errors"));
  expect(Object.keys(errors).sort()).toEqual([
    "guest.address.number",
    "guest.address.zip_code",
    "guest.email",
    "guest.name",
  ]);
  expect(errors["guest.email"]).toEqual(["Please enter a valid email."]);
  for (const email of ["a@b", "a b@c.es", "a@b.es,c@d.es", "á@b.es", `${"a".repeat(65)}@b.es`, "<a@b.es>"]) {
    expectRefusal(await askQuote(visitor, { guest: { email } }), 422, "validation_failed", ["guest.email"]);
  }
});

test("missing guest details are problems of the quote, and block the order", async () => {
  const visitor = await guest();
  expect(await problemsOf(visitor, {})).toEqual(["no_email", "no_address"]);
  expect(await problemsOf(visitor, { guest: { email: " " } })).toEqual(["no_email", "no_address"]);
  expect(await problemsOf(visitor, { shipping_method: "pickup" })).toEqual(["no_email", "no_name"]);
  const email = "ana@example.com";
  const address = writtenAddress();
  expect(await problemsOf(visitor, { shipping_method: "pickup", guest: { email } })).toEqual(["no_name"]);
  expect(await problemsOf(visitor, { shipping_method: "pickup", guest: { email, address } })).toEqual([]);
  expect(await problemsOf(visitor, { guest: { email } })).toEqual(["no_address"]);
  expect(await problemsOf(visitor, { guest: { email, address } })).toEqual([]);
  const quote = await quoteNow(visitor, { shipping_method: "pickup" });
  expect([quote.email, quote.is_guest]).toEqual(["", true]);
  expectRefusal(await order(visitor, quote.id), 422, "validation_failed", ["quote_id"]);
});

test("a guest gets the same quote as a customer with the same cart and address", async () => {
  const thing = await makeProduct(shop.database, { priceCents: 12_345 });
  const ana = await buyer(shop, [{ thing, quantity: 2 }]);
  const { id } = await saveAddress(ana);
  const visitor = await guestBuyer(shop, [{ thing, quantity: 2 }]);
  const theirs = await quoteNow(ana, { address_id: id });
  const guests = await quoteNow(visitor, { guest: { email: "Ana@Example.com", address: writtenAddress() } });
  expect(guests).toMatchObject({
    totals: theirs.totals,
    zone: "peninsula",
    shipping_options: theirs.shipping_options,
    promised_by: theirs.promised_by,
    email: "ana@example.com",
    is_guest: true,
    address: { first_name: "Ana", mobile_phone: "+34612345678", is_default: false },
  });
});

test("a guest order is placed with all its records", async () => {
  const thing = await makeProduct(shop.database);
  const visitor = await guestBuyer(shop, [{ thing, quantity: 3 }], "ca");
  const email = "berta@example.com";
  const placed = await placeNow(visitor, { guest: { email, address: writtenAddress() } });
  expect(placed).toMatchObject({ is_guest: true, email, state: "pending_payment" });
  expect(await stockOf(shop.database, thing)).toEqual([17]);
  expect((await cartNow(visitor)).lines).toEqual([]);
  const kept = await onlyRow<Record<string, unknown>>(shop.database, {
    text: `select person_id, locale, name, is_guest, closed_at is not null as is_closed,
             network_hash is not null as has_network
           from customer_order o join customer on customer.id = o.customer_id where o.public_id = $1`,
    values: [placed.id],
  });
  expect(kept).toEqual({
    person_id: null,
    locale: "ca",
    name: "Ana Prueba López",
    is_guest: true,
    is_closed: true,
    has_network: true,
  });
  const mail = await onlyRow<{ recipient: string; template: string; content: unknown }>(shop.database, {
    text: "select recipient, template, content from mail where recipient = $1",
    values: [email],
  });
  expect(mail).toMatchObject({ template: "order_placed", content: { guest_order_id: placed.id } });
});

test("quote and order name the guest who collects", async () => {
  const visitor = await guest();
  const wish = guestWish();
  expect((await quoteNow(visitor, wish)).name).toBe("Berta Invitada");
  expect((await placeNow(visitor, wish)).name).toBe("Berta Invitada");
});

test("two orders of one guest have different customers", async () => {
  const visitor = await guest();
  const wish = guestWish();
  await placeNow(visitor, wish);
  await fillCart(visitor, [{ thing: await makeProduct(shop.database) }]);
  await placeNow(visitor, wish);
  const { customers } = await onlyRow<{ customers: number }>(shop.database, {
    text: "select count(distinct customer_id)::integer as customers from customer_order where email = $1",
    values: [wish.guest.email],
  });
  expect(customers).toBe(2);
});

test("quotes and idempotency keys of others cannot be used", async () => {
  const visitor = await guest();
  const quote = await quoteNow(visitor, guestWish());
  const others = [await guest(), await buyer(shop, [{ thing: await makeProduct(shop.database) }])];
  for (const other of others) expectRefusal(await order(other, quote.id), 409, "quote_outdated");
  const ana = await buyer(shop, [{ thing: await makeProduct(shop.database) }]);
  expectRefusal(await order(visitor, (await quoteNow(ana)).id), 409, "quote_outdated");
  const placed = orderOf(await order(visitor, quote.id, "the-same-key-1"));
  const stranger = await guest();
  const own = orderOf(await order(stranger, (await quoteNow(stranger, guestWish())).id, "the-same-key-1"));
  expect(own.id).not.toBe(placed.id);
});

test("repeating key or quote returns the same order; a key with another quote is a conflict", async () => {
  const visitor = await guest();
  const quote = await quoteNow(visitor, guestWish());
  const placed = orderOf(await order(visitor, quote.id, "once-and-again"));
  expect(orderOf(await order(visitor, quote.id, "once-and-again")).id).toBe(placed.id);
  expect(orderOf(await order(visitor, quote.id, "another-key-1")).id).toBe(placed.id);
  await fillCart(visitor, [{ thing: await makeProduct(shop.database) }]);
  const next = await quoteNow(visitor, guestWish());
  expectRefusal(await order(visitor, next.id, "once-and-again"), 409, "conflict");
});

test("concurrent clicks make one order, whatever their keys", async () => {
  const thing = await makeProduct(shop.database);
  const visitor = await guestBuyer(shop, [{ thing }]);
  const quote = await quoteNow(visitor, guestWish());
  const clicks = [...Array(4)].map((_none, click) => order(visitor, quote.id, `click-number-${click % 2}`));
  const answers = await Promise.all(clicks);
  expect(new Set(answers.map((answer) => orderOf(answer).id)).size).toBe(1);
  expect(await stockOf(shop.database, thing)).toEqual([19]);
});

test("two tabs that order one cart make one order; the other gets a conflict", async () => {
  const thing = await makeProduct(shop.database);
  const visitor = await guestBuyer(shop, [{ thing }]);
  const quotes = [await quoteNow(visitor, guestWish()), await quoteNow(visitor, guestWish())];
  const answers = await Promise.all(quotes.map(({ id }) => order(visitor, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await stockOf(shop.database, thing)).toEqual([19]);
});

test("signing in between quote and order outdates the quote", async () => {
  const visitor = await guest();
  const quote = await quoteNow(visitor, guestWish());
  signIn(visitor, await signedInCustomer(shop));
  expectRefusal(await order(visitor, quote.id), 409, "quote_outdated");
});

test("an identity number is sealed in the quote, masked in responses, and sealed again for the order", async () => {
  const visitor = await guest();
  const email = "cuba@example.com";
  const wish = { guest: { email, address: writtenCubanAddress() } };
  const quote = await quoteNow(visitor, wish);
  expect(quote.problems).toEqual([]);
  expect(quote.address?.identification).toBe("••••••••345");
  const stored = await onlyRow<{ all: string }>(shop.database, {
    text: `select wish::text || content::text as all from quote where id = $1`,
    values: [quote.id],
  });
  expect(stored.all).not.toContain("85010112345");
  const placed = orderOf(await order(visitor, quote.id));
  expect(placed.totals.vat).toEqual([expect.objectContaining({ rate: 0 })]);
  const kept = await onlyRow<{ customer_id: string; identification: Uint8Array; identification_key: string }>(
    shop.database,
    {
      text: "select customer_id, identification, identification_key from customer_order where public_id = $1",
      values: [placed.id],
    },
  );
  const place = { customerId: kept.customer_id, addressId: placed.id };
  const sealed = { bytes: kept.identification, keyId: kept.identification_key };
  expect(identificationSeal(shop.context).open(sealed, place)).toBe("85010112345");
});

test("a visitor's quotes expire after half an hour, and networks are erased after payment", async () => {
  const visitor = await guest();
  await quoteNow(visitor, guestWish());
  const placed = await placeNow(visitor, guestWish());
  const hasNetwork = async () =>
    (
      await onlyRow<{ kept: boolean }>(shop.database, {
        text: "select network_hash is not null as kept from customer_order where public_id = $1",
        values: [placed.id],
      })
    ).kept;
  await dropOldQuotes(shop.database, new Date(shop.clock.now().getTime() + 31 * 60_000));
  const left = await shop.database.rows({ text: "select 1 from quote where visitor_hash is not null" });
  expect([left.length, await hasNetwork()]).toEqual([0, true]);
  await shop.database.rows({
    text: "update customer_order set state = 'paid' where public_id = $1",
    values: [placed.id],
  });
  await dropOldQuotes(shop.database, shop.clock.now());
  expect(await hasNetwork()).toBe(false);
});

import type { Billing } from "@recambia/contract/checkout/schemas";
import type { Order } from "@recambia/contract/orders/schemas";
import { expect } from "vitest";
import { randomPublicId } from "../../../src/platform/public-id.ts";
import { makeKit, makeProduct } from "../../catalogue/factories.ts";
import { fillCart, order, orderOf, quoteNow } from "../../orders/checkout.ts";
import { saveAddress, writtenAddress, writtenCubanAddress } from "../../people/addresses.ts";
import { customerWithPassword } from "../../people/passwords.ts";
import type { Answer, Visitor } from "../../shop/test-shop.ts";
import type { OrderDraw } from "./order-steps.ts";
import { type Case, type OrderWorld, stockAtFirst } from "./order-world.ts";

const billing: Billing = {
  name: "Taller Pérez, S.L.",
  tax_id: "B12345674",
  street: "Calle Mayor 1",
  zip_code: "28013",
  municipality: "Madrid",
  province: "Madrid",
  country: "ES",
  is_business: false,
};

/** Recipient of an invoice, for a business order or a later full invoice. */
export const billingFor = (isBusiness: boolean): Billing => ({ ...billing, is_business: isBusiness });

/** Places an order as a customer or a guest does, through cart and checkout. */
export async function placeCase(world: OrderWorld, draw: OrderDraw): Promise<Case> {
  const { shop } = world;
  // Rate limits have their own tests.
  await shop.database.script("delete from attempt_count");
  const { customer, account, recipient } = await openBuyer(world, draw);
  const { wanted, recipes, products } = await makeGoods(world, draw);
  await fillCart(customer, wanted);
  const way = draw.isExport && draw.way === "express" ? "standard" : draw.way;
  const quote = await quoteNow(customer, {
    ...recipient,
    shipping_method: way,
    payment_method: draw.payment,
    billing: draw.buyer === "consumer" ? null : billingFor(draw.buyer === "business"),
  });
  const placed = await placeInterrupted(world, customer, quote.id, draw.interruptedAt);
  await chargeAt(world, placed, draw.rate);
  return {
    ...{ world, draw, customer, account, products, recipes, id: placed.id, number: placed.number },
    ...{ isGuest: draw.by !== "account", isClosed: false, linksMailed: 0, linksPerhapsMailed: 0, log: [] },
  };
}

/** Orders; when the process ends meanwhile, the browser repeats its request, and there is one order. */
async function placeInterrupted(
  { interruptible }: OrderWorld,
  customer: Visitor,
  quoteId: string,
  interruptedAt: number | null,
): Promise<Order> {
  const key = randomPublicId();
  if (interruptedAt === null) return orderOf(await order(customer, quoteId, key));
  interruptible.interruptAt(interruptedAt);
  const first: Answer = await order(customer, quoteId, key);
  if (!interruptible.stop()) return orderOf(first);
  expect(first.status).toBe(500);
  const placed = orderOf(await order(customer, quoteId, key));
  const again = orderOf(await order(customer, quoteId, key));
  expect(again.number).toBe(placed.number);
  return placed;
}

/** Somebody signed in, or a guest, perhaps with an account of the same email in another browser. */
async function openBuyer({ shop, first }: OrderWorld, { by, isExport }: OrderDraw) {
  const place = isExport ? writtenCubanAddress() : {};
  const guest = { email: `${randomPublicId()}@example.com`, name: "Berta Invitada" };
  const address = writtenAddress(place);
  if (by === "guest") {
    return {
      customer: first.answer(shop.visitor()),
      account: null,
      recipient: { guest: { ...guest, address } },
    };
  }
  const signedIn = await customerWithPassword(shop);
  // A history may take longer than a session lasts.
  await shop.database.rows({
    text: "update session set expires_at = expires_at + interval '10 years' where person_id = $1",
    values: [signedIn.personId],
  });
  const account = first.answer(signedIn);
  if (by === "account") {
    const { id } = await saveAddress(account, place);
    return { customer: account, account, recipient: { address_id: id } };
  }
  const { email } = signedIn;
  return {
    customer: first.answer(shop.visitor()),
    account,
    recipient: { guest: { ...guest, email, address } },
  };
}

/** As if the order had been placed while another VAT rate was in force; exports are charged none. */
async function chargeAt({ shop }: OrderWorld, { number }: Order, rate: number): Promise<void> {
  const vatOf = (cents: string) =>
    `(2 * ${cents}::bigint * $2::int + 1000 + $2::int) / (2 * (1000 + $2::int))`;
  await shop.database.rows({
    text: `update customer_order set shipping_vat_rate = $2::int, shipping_vat_cents = ${vatOf("shipping_cents")}
           where number = $1 and tax_zone = 'vat'`,
    values: [number, rate],
  });
  await shop.database.rows({
    text: `update order_line set vat_rate = $2::int, vat_cents = ${vatOf("line_cents")}
           from customer_order o where o.id = order_id and number = $1 and tax_zone = 'vat'`,
    values: [number, rate],
  });
}

/** Up to four lines: a deposit, odd amounts, a kit that shares a product, goods excluded from withdrawal. */
async function makeGoods({ shop, brandId, partTypeId }: OrderWorld, { goods }: OrderDraw) {
  const make = (given: Parameters<typeof makeProduct>[1]) =>
    makeProduct(shop.database, { brandId, partTypeId, available: stockAtFirst, weightG: 300, ...given });
  const core = await make({ priceCents: 8990, coreDepositCents: 3333 });
  const odd = await make({ priceCents: 333 });
  const made = await make({ priceCents: 4567, withdrawalExclusion: goods === "all" ? "c" : "d" });
  const kit = await makeKit(shop.database, {
    components: [{ productId: odd.id, quantity: 2 }, { productId: core.id }],
    priceCents: 9001,
  });
  const lines = [
    { thing: core, quantity: 3, recipe: [{ productId: core.id, perUnit: 1 }] },
    { thing: odd, quantity: 2, recipe: [{ productId: odd.id, perUnit: 1 }] },
    {
      thing: kit,
      quantity: 2,
      recipe: [
        { productId: odd.id, perUnit: 2 },
        { productId: core.id, perUnit: 1 },
      ],
    },
    { thing: made, quantity: 1, recipe: [{ productId: made.id, perUnit: 1 }] },
  ].slice(goods === "one" ? 0 : 0, goods === "one" ? 1 : goods === "some" ? 2 : 4);
  return {
    products: [core, odd, made],
    wanted: lines.map(({ thing, quantity }) => ({ thing, quantity })),
    recipes: lines.map(({ recipe }) => recipe),
  };
}

import type { Billing } from "@recambia/contract/checkout/schemas";
import { Order } from "@recambia/contract/orders/schemas";
import type { Shop } from "@recambia/contract/shop/schemas";
import { Value } from "typebox/value";
import { type OrderRow, readOrderByNumber } from "../../../src/orders/index.ts";
import { openPayments } from "../../../src/platform/payments/index.ts";
import { publishCatalogue } from "../../catalogue/publish-catalogue.ts";
import { openShopWithBank, type ShopWithBank } from "../../orders/bank.ts";
import { fillCart, placeNow } from "../../orders/checkout.ts";
import { type Made, makeBrand, makeKit, makePartType, makeProduct } from "../../orders/factories.ts";
import { saveAddress, writtenCubanAddress } from "../../people/addresses.ts";
import type { TestCustomer } from "../../people/customers.ts";
import { customerWithPassword } from "../../people/passwords.ts";
import { readField } from "../../shop/test-shop.ts";
import type { OrderDraw } from "./order-steps.ts";

/** A shop with a bank, in two processes: the second takes what is asked twice at the same moment. */
export type OrderWorld = {
  shop: ShopWithBank;
  configured: Shop;
  /** The same shop's other process. */
  other: Awaited<ReturnType<ShopWithBank["startProcess"]>>;
  first: OrderWorld["other"];
  payments: ReturnType<typeof openPayments>;
  brandId: number;
  partTypeId: number;
  close(): Promise<void>;
};

export async function openOrderWorld(): Promise<OrderWorld> {
  const shop = await openShopWithBank();
  const configured: Shop = { ...shop.context.shop, payment_means: ["transfer", "card", "bizum"] };
  const first = await shop.startProcess({ shop: configured });
  const other = await shop.startProcess({ shop: configured });
  const { id: brandId } = await makeBrand(shop.database);
  const { id: partTypeId } = await makePartType(shop.database);
  await publishCatalogue(shop);
  return {
    ...{ shop, configured, first, other, brandId, partTypeId },
    payments: openPayments({ ...shop.context, shop: configured }),
    async close() {
      await first.close();
      await other.close();
      await shop.close();
    },
  };
}

/** Pieces of each product at first. */
export const stockAtFirst = 100;

/** An order whose history is under way. */
export type Case = {
  world: OrderWorld;
  draw: OrderDraw;
  customer: TestCustomer;
  /** Undefined once its account has been closed. */
  isClosed: boolean;
  id: string;
  number: string;
  products: Made[];
  /** Names of the products that one of each line takes, by the line's place. */
  recipes: { productId: number; perUnit: number }[][];
  /** What has been done so far, in words. */
  log: string[];
};

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

/** What is asked to be invoiced, of an order that a business places or of a later full invoice. */
export const billingFor = (isBusiness: boolean): Billing => ({ ...billing, is_business: isBusiness });

/** Places an order as a customer does, through cart and checkout. */
export async function placeCase(world: OrderWorld, draw: OrderDraw): Promise<Case> {
  const { shop } = world;
  const signedIn = await customerWithPassword(shop);
  // A history may take longer than a session lasts.
  await shop.database.rows({
    text: "update session set expires_at = expires_at + interval '10 years' where person_id = $1",
    values: [signedIn.personId],
  });
  const customer = { ...signedIn, ...world.first.answer(signedIn) };
  const { wanted, recipes, products } = await makeGoods(world, draw);
  await fillCart(customer, wanted);
  const address = await saveAddress(customer, draw.isExport ? writtenCubanAddress() : {});
  const way = draw.isExport && draw.way === "express" ? "standard" : draw.way;
  const order = await placeNow(customer, {
    address_id: address.id,
    shipping_method: way,
    payment_method: draw.payment,
    billing: draw.buyer === "consumer" ? null : billingFor(draw.buyer === "business"),
  });
  return {
    ...{ world, draw, customer, products, recipes, id: order.id, number: order.number },
    isClosed: false,
    log: [],
  };
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

/** All that the shop keeps of the order. */
export async function rowOf({ world, number }: Case): Promise<OrderRow> {
  const row = await readOrderByNumber(world.shop.database, number);
  if (!row) throw new Error(`${number} has gone`);
  return row;
}

/** The order as its customer is told it. */
export async function toldOf({ customer, id }: Case): Promise<Order> {
  const answer = await customer.get(`/spa/orders/${id}`);
  const told = readField(answer.body, "data");
  if (!Value.Check(Order, told)) throw new Error(`Not an order: ${answer.status} ${answer.text}`);
  return told;
}

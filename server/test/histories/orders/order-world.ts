import { Order } from "@recambia/contract/orders/schemas";
import type { Shop } from "@recambia/contract/shop/schemas";
import { Value } from "typebox/value";
import { type OrderRow, readOrderByNumber } from "../../../src/orders/index.ts";
import type { Context } from "../../../src/platform/http/context.ts";
import { openPayments, type Payments } from "../../../src/platform/payments/index.ts";
import { type Made, makeBrand, makePartType } from "../../catalogue/factories.ts";
import { publishCatalogue } from "../../catalogue/publish-catalogue.ts";
import { openShopWithBank, type ShopWithBank } from "../../orders/bank.ts";
import { openLink } from "../../orders/guest-orders.ts";
import { type InterruptibleDatabase, makeInterruptible } from "../../shop/interruptible-database.ts";
import { readField, type Visitor } from "../../shop/test-shop.ts";
import type { OrderDraw } from "./order-steps.ts";

/** A shop with a bank, in two processes: the second takes what is asked twice at the same moment. */
export type OrderWorld = {
  shop: ShopWithBank;
  configured: Shop;
  /** Database of commands, jobs and processes; its transactions can be interrupted. */
  context: Context;
  interruptible: InterruptibleDatabase;
  /** The same shop's other process. */
  other: Awaited<ReturnType<ShopWithBank["startProcess"]>>;
  first: OrderWorld["other"];
  payments: Payments;
  brandId: number;
  partTypeId: number;
  close(): Promise<void>;
};

export async function openOrderWorld(): Promise<OrderWorld> {
  const shop = await openShopWithBank();
  const unlimited = { orders: 1_000_000, pieces: 1_000_000, value_cents: 1_000_000_000 };
  const configured: Shop = {
    ...shop.context.shop,
    payment_means: ["transfer", "card", "bizum"],
    unpaid_limits: {
      guest: unlimited,
      account: unlimited,
      guest_orders_per_network: 1_000_000,
      transfer_working_days: 2,
    },
  };
  const interruptible = makeInterruptible(shop.database);
  const context = { ...shop.context, shop: configured, database: interruptible.database };
  const first = await shop.startProcess(context);
  const other = await shop.startProcess(context);
  const { id: brandId } = await makeBrand(shop.database);
  const { id: partTypeId } = await makePartType(shop.database);
  await publishCatalogue(shop);
  return {
    ...{ shop, configured, context, interruptible, first, other, brandId, partTypeId },
    payments: await openPayments(context),
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
  /** The browser that the order is acted on in. */
  customer: Visitor;
  /** A browser that is signed in to the account with the order's email; null without one. */
  account: Visitor | null;
  /** Whether the order is no account's. */
  isGuest: boolean;
  /** Whether its account has been closed. */
  isClosed: boolean;
  /** Number of requests for the link of a guest's order. */
  linksMailed: number;
  /** Requests for it at the moment when the order became an account's. */
  linksPerhapsMailed: number;
  id: string;
  number: string;
  products: Made[];
  /** Names of the products that one of each line takes, by the line's place. */
  recipes: { productId: number; perUnit: number }[][];
  /** Log of the steps so far. */
  log: string[];
};

/** All that the shop keeps of the order. */
export async function rowOf({ world, number }: Case): Promise<OrderRow> {
  const row = await readOrderByNumber(world.shop.database, number);
  if (!row) throw new Error(`${number} has gone`);
  return row;
}

/** The order as its customer is told it; a guest opens it by the link of its mails. */
export async function noticeOf({ world, customer, id, isGuest }: Case): Promise<Order> {
  if (isGuest) await openLink(world.shop, customer, id);
  const answer = await customer.get(`/spa/orders/${id}`);
  const shown = readField(answer.body, "data");
  if (!Value.Check(Order, shown)) throw new Error(`Not an order: ${answer.status} ${answer.text}`);
  return shown;
}

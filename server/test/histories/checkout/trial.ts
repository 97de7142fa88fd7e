import type { QuoteBody } from "@recambia/contract/checkout/schemas";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { ShopWithBank } from "../../orders/bank.ts";
import type { Visitor } from "../../shop/test-shop.ts";
import type { CheckoutDraw } from "./checkout-draws.ts";
import type { MadeWare, Stockroom } from "./checkout-goods.ts";

type Process = Awaited<ReturnType<ShopWithBank["startProcess"]>>;

/** A shop whose processes are set up in the ways that a checkout can find it. */
export type CheckoutWorld = {
  shop: ShopWithBank;
  room: Stockroom;
  /** The shop's configuration by what it takes. */
  shops: Record<CheckoutDraw["means"], Shop>;
  processes: Record<CheckoutDraw["means"], Process>;
  /** The same with other shipping rates, as after a restart. */
  dearer: Record<CheckoutDraw["means"], Process>;
  close(): Promise<void>;
};

/** The buyer of a checkout: a signed-in person or a guest. */
export type Shopper = Visitor & { email: string; personId: string | null };

/** One checkout under way. */
export type Trial = {
  world: CheckoutWorld;
  draw: CheckoutDraw;
  customer: Shopper;
  made: MadeWare[];
  body: QuoteBody;
};

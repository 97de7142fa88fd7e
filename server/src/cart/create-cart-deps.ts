import type { Context } from "../platform/http/context.ts";
import type { CartDeps } from "./change-cart.ts";
import { createPurchasableCache } from "./purchasable-cache.ts";
import { createCartCache } from "./storage/cart-cache.ts";
import { createCartWriter } from "./storage/create-cart-writer.ts";

/** Creates the caches and the writer that all cart operations of a process share. */
export function createCartDeps({ database, caches }: Pick<Context, "database" | "caches">): CartDeps {
  return {
    database,
    carts: createCartCache(caches),
    purchasables: createPurchasableCache(caches),
    write: createCartWriter(database),
  };
}

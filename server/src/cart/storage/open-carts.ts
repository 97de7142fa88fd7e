import type { Context } from "../../platform/http/app.ts";
import type { CartGround } from "../change-cart.ts";
import { keepThings } from "../keep-things.ts";
import { rememberCarts } from "./remember-carts.ts";
import { cartWriter } from "./write-carts.ts";

/** What all operations on carts of this process share; made once. */
export function openCarts({ database }: Pick<Context, "database">): CartGround {
  return { database, carts: rememberCarts(), things: keepThings(), write: cartWriter(database) };
}

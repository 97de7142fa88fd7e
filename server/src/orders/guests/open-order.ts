import type { Locale } from "@recambia/contract/locale";
import type { Order } from "@recambia/contract/orders/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import type { SignedIn } from "../../platform/http/access/guard-customers.ts";
import { countAttempt } from "../../platform/http/access/limit-attempts.ts";
import type { Context } from "../../platform/http/context.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import { findOrder } from "../find-order.ts";
import { isOrderKey } from "./order-key.ts";
import { readGuestCustomer } from "./read-guest-orderer.ts";

/** Limits of wrong keys from one network, and for one order; more is guessing. */
const fromNetwork = { name: "order keys from", most: 40, windowMinutes: 60 };
const forOrder = { name: "order keys for", most: 20, windowMinutes: 60 };

type Asked = { orderId: string; key: string; network: string; signedIn: SignedIn | null; locale: Locale };

/**
 * Opens an order that was placed without an account by the key in its mails. Only wrong keys are counted, so that guessing
 * cannot lock the customer out.
 *
 * @returns the order; `not_found` or `too_many_requests` for a wrong key; `unauthenticated` if the order belongs to an account
 *   by now that is not signed in.
 */
export async function openOrder(
  context: Pick<Context, "database" | "shop" | "clock" | "secret" | "earlierSecrets">,
  { orderId, key, network, signedIn, locale }: Asked,
): Promise<Order | Refusal> {
  const { database, clock } = context;
  if (!isOrderKey(context, orderId, key)) return refuseKey(database, { orderId, network, now: clock.now() });
  const customerId = (await readGuestCustomer(database, orderId)) ?? signedIn?.customerId;
  const order = customerId ? await findOrder(context, customerId, orderId, clock.now(), locale) : null;
  // An order whose personal data was erased opens for nobody.
  return order && order.email !== "" ? order : { refused: "unauthenticated" };
}

async function refuseKey(
  database: Queryable,
  { orderId, network, now }: { orderId: string; network: string; now: Date },
): Promise<Refusal> {
  const mayTry =
    (await countAttempt(database, fromNetwork, network, now)) &&
    (await countAttempt(database, forOrder, orderId, now));
  return { refused: mayTry ? "not_found" : "too_many_requests" };
}

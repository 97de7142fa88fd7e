import type { OrderAccountAnswer } from "@recambia/contract/orders/guest-orders";
import { identificationSeal, type SealSecrets } from "../../addresses/index.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { SignedIn } from "../../platform/http/access/guard-customers.ts";
import type { Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal } from "../../platform/http/refusals/refusal.ts";
import {
  addPerson,
  type Browser,
  countNewAccount,
  type MergeGuestData,
  releaseNewAccount,
  startSession,
} from "../../session/index.ts";
import { lockOwnOrder } from "../lock-order.ts";
import type { OrderRow } from "../order-rows.ts";

/** Actions of other features when an order becomes an account's; `app.ts` provides them. */
export type AccountHooks = {
  mergeGuestData: MergeGuestData;
  /** Gives the reviews that were written for an order to the person who has it now. */
  adoptReviews(transaction: Queryable, adopted: { orderKey: number; personId: string }): Promise<void>;
};

type Deps = Pick<Context, "database" | "clock" | "secret" | "earlierSecrets" | "shop">;
type Asked = {
  customerId: string;
  orderId: string;
  signedIn: SignedIn | null;
  browser: Browser;
  /** The caller's network, as `callersNetwork` returns it. */
  network: string;
  hooks: AccountHooks;
};

/** Outcome; `token` is that of the new session if the claim signs the person in. */
export type GivenToAccount = { outcome: OrderAccountAnswer["outcome"]; token: string | null };

/**
 * Makes an order an account's whose email has been proved by the link of a mail: that of the account
 * with the same email, or of a new one, to which the browser is signed in then. A new account has no
 * password yet; "forgot password" and passkeys work for it.
 *
 * @returns `not_found` for an order that is not the customer's; `forbidden` to somebody signed in with
 *   another email; `new_accounts_limit` when the network has opened too many accounts.
 */
export async function giveToAccount(context: Deps, asked: Asked): Promise<GivenToAccount | Refusal> {
  const tryOnce = () =>
    context.database.transaction((transaction) => giveLocked(context, transaction, asked));
  const given = await tryOnce();
  // An account with the email came at the same moment: it is there now.
  return isRefusal(given) && given.refused === "conflict" ? tryOnce() : given;
}

async function giveLocked(
  deps: Deps,
  transaction: Queryable,
  { customerId, orderId, signedIn, browser, network, hooks }: Asked,
): Promise<GivenToAccount | Refusal> {
  const now = deps.clock.now();
  await lockGuest(transaction, customerId);
  const order = await lockOwnOrder(transaction, customerId, orderId);
  if (!order) return { refused: "not_found" };
  if (!order.is_guest) return { outcome: "added_to_account", token: null };
  const person = await lockPersonOf(transaction, order.email);
  if (signedIn && signedIn.personId !== person?.personId) return { refused: "forbidden" };
  if (person) {
    await moveOrder(transaction, deps, order, person);
    await hooks.adoptReviews(transaction, { orderKey: order.id, personId: person.personId });
    return { outcome: "added_to_account", token: null };
  }
  const excess = await countNewAccount(transaction, deps, network);
  if (excess) return excess;
  const personId = await addPerson(transaction, order, now);
  if (!personId) {
    await releaseNewAccount(transaction, deps, network);
    return { refused: "conflict" };
  }
  await openCustomer(transaction, order, personId);
  await hooks.adoptReviews(transaction, { orderKey: order.id, personId });
  const { mergeGuestData } = hooks;
  const { token } = await startSession(transaction, { personId, browser, now, mergeGuestData });
  return { outcome: "signed_in", token };
}

type Owner = { personId: string; customerId: string };

/**
 * Locks the order's customer, which may be deleted later, so that two claims take turns. Locking only the order would share
 * the lock of its customer, and two claims would deadlock.
 */
async function lockGuest(transaction: Queryable, customerId: string): Promise<void> {
  await transaction.rows({
    name: "lock-guest-of-order",
    text: "select 1 from customer where id = $1 for update",
    values: [customerId],
  });
}

/** Locks the customer, then the person, as deleting an account does: neither can disappear before the order is moved. */
async function lockPersonOf(transaction: Queryable, email: string): Promise<Owner | null> {
  const [customer] = await transaction.rows<{ id: string }>({
    text: `select id from customer where id = (select customer_id from person where email = $1)
           for no key update`,
    values: [email],
  });
  if (!customer) return null;
  const [person] = await transaction.rows<Owner>({
    text: `select id as "personId", customer_id as "customerId" from person
           where email = $1 and customer_id = $2 for no key update`,
    values: [email, customer.id],
  });
  return person ?? null;
}

/** The guest customer becomes the new person's own. */
async function openCustomer(transaction: Queryable, order: OrderRow, personId: string): Promise<void> {
  await transaction.rows({
    text: "update customer set is_guest = false, closed_at = null where id = $1",
    values: [order.customer_id],
  });
  await transaction.rows({
    text: `update customer_order set person_id = $2, network_hash = null, blocked_at = null, blocked_until = null
           where id = $1`,
    values: [order.id, personId],
  });
}

/** Identity numbers are sealed for the customer of their order, so this one is sealed again. */
async function moveOrder(
  transaction: Queryable,
  secrets: SealSecrets,
  order: OrderRow,
  to: Owner,
): Promise<void> {
  const seal = identificationSeal(secrets);
  const [kept] = await transaction.rows<{
    identification: Uint8Array | null;
    identification_key: string | null;
  }>({
    text: "select identification, identification_key from customer_order where id = $1",
    values: [order.id],
  });
  const place = { customerId: order.customer_id, addressId: order.public_id };
  const sealed =
    kept?.identification && kept.identification_key
      ? seal.open({ bytes: kept.identification, keyId: kept.identification_key }, place)
      : null;
  const anew = seal.seal(sealed ?? "", { ...place, customerId: to.customerId });
  await transaction.rows({
    text: `update customer_order set customer_id = $2, person_id = $3, network_hash = null, identification = $4,
             identification_key = $5, blocked_at = null, blocked_until = null where id = $1`,
    values: [order.id, to.customerId, to.personId, anew?.bytes ?? null, anew?.keyId ?? null],
  });
  await transaction.rows({ text: "delete from customer where id = $1", values: [order.customer_id] });
}

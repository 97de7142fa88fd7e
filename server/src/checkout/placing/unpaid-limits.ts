import { formatCents } from "@recambia/contract/money";
import type { UnpaidLimits } from "@recambia/contract/shop/schemas";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import { countAttempt } from "../../platform/http/access/limit-attempts.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { Buyer } from "../buyer.ts";

/** An order to be placed; `email` is empty until a guest has entered one. */
export type PendingOrder = { buyer: Buyer; email: string; pieces: number; cents: number };

/** Result of checking a new order against the buyer's earlier ones. */
export type UnpaidCheck = {
  /** The order would exceed the limits for unpaid orders. */
  exceedsLimits: boolean;
  /** The customer has paid an order; never true of a guest, whose email is unproven. */
  hasPaidBefore: boolean;
};

type OpenOrders = { orders: number; pieces: number; cents: number; has_paid: boolean; from_network: number };

/**
 * Checks an order against the limits for unpaid orders of a customer without a paid one (docs/decisions/041): number, pieces
 * and value, including this order. Accounts are counted by customer, guests by network and by email and network together, so
 * that nobody can use up the limits of somebody else's email (docs/decisions/054).
 */
export async function checkUnpaidLimits(
  database: Queryable,
  limits: UnpaidLimits,
  { buyer, email, pieces, cents }: PendingOrder,
): Promise<UnpaidCheck> {
  const open = await readOpenOrders(database, buyer, email);
  if (open.has_paid) return { exceedsLimits: false, hasPaidBefore: true };
  const limit = limitFor(limits, buyer);
  const exceedsLimits =
    open.orders >= limit.orders ||
    open.pieces + pieces > limit.pieces ||
    open.cents + cents > limit.value_cents ||
    open.from_network >= limits.guest_orders_per_network;
  return { exceedsLimits, hasPaidBefore: false };
}

/** Builds the refusal that names the limits. */
export function refuseBeyondLimits(limits: UnpaidLimits, buyer: Buyer): Refusal {
  const { orders, pieces, value_cents } = limitFor(limits, buyer);
  return { refused: "unpaid_orders_limit", values: { orders, pieces, amount: formatCents(value_cents) } };
}

function limitFor(limits: UnpaidLimits, buyer: Buyer) {
  return "personId" in buyer ? limits.account : limits.guest;
}

/**
 * Serializes orders that are counted together until the transaction ends. Locks the email before the network, to avoid
 * deadlocks.
 */
export async function lockUnpaidLimits(transaction: Queryable, buyer: Buyer, email: string): Promise<void> {
  const subjects =
    "personId" in buyer
      ? [`customer ${buyer.customerId}`]
      : [`email ${email}`, `network ${buyer.networkHash.toString("base64url")}`];
  for (const subject of subjects) {
    await transaction.rows({
      name: "lock-unpaid-limits",
      text: `select pg_advisory_xact_lock(${locksOfLimits}, hashtext($1))`,
      values: [subject],
    });
  }
}

/**
 * Guest orders send mails to an unproven email, so their number per day is limited, even if they are cancelled. Nobody can
 * use up the limits of an email for another network: the first order of each network to it is always taken
 * (docs/decisions/054).
 */
const toAddressFromNetwork = { name: "guest orders to, from", most: 8, windowMinutes: 24 * 60 };
const firstFromNetwork = { name: "first guest order to, from", most: 1, windowMinutes: 24 * 60 };
const toAddress = { name: "guest orders to", most: 24, windowMinutes: 24 * 60 };
const fromNetwork = { name: "guest orders from", most: 200, windowMinutes: 24 * 60 };

/** Counts a guest order; false if there have been too many. */
export async function countGuestOrder(
  transaction: Queryable,
  buyer: Buyer,
  email: string,
  now: Date,
): Promise<boolean> {
  if ("personId" in buyer) return true;
  const network = buyer.networkHash.toString("base64url");
  const both = `${email} ${network}`;
  const isFirst = await countAttempt(transaction, firstFromNetwork, both, now);
  return (
    (await countAttempt(transaction, fromNetwork, network, now)) &&
    (await countAttempt(transaction, toAddressFromNetwork, both, now)) &&
    ((await countAttempt(transaction, toAddress, email, now)) || isFirst)
  );
}

/** First half of the advisory lock keys. */
const locksOfLimits = 726_541;

/** Paid orders count only for accounts, because a guest's email is unproven. */
function readOpenOrders(database: Queryable, buyer: Buyer, email: string): Promise<OpenOrders> {
  if ("personId" in buyer) {
    return onlyRow<OpenOrders>(database, {
      name: "read-open-orders-of-customer",
      text: `select ${sums}, 0 as from_network,
               exists (select from customer_order where customer_id = $1 and paid_at is not null) as has_paid
             from customer_order o where customer_id = $1 and state = 'pending_payment'`,
      values: [buyer.customerId],
    });
  }
  return onlyRow<OpenOrders>(database, {
    name: "read-open-orders-of-guest",
    text: `select ${sums}, false as has_paid,
             (select count(*)::integer from customer_order
              where network_hash = $2 and state = 'pending_payment') as from_network
           from customer_order o join customer on customer.id = o.customer_id
           where o.email = $1 and network_hash = $2 and state = 'pending_payment' and customer.is_guest`,
    values: [email, buyer.networkHash],
  });
}

const sums = `count(*)::integer as orders, coalesce(sum(total_cents), 0)::float8 as cents,
  coalesce(sum((
    select sum(pieces) from order_line join order_line_piece on order_line_id = order_line.id
    where order_line.order_id = o.id
  )), 0)::float8 as pieces`;

import type { Quote } from "@recambia/contract/checkout";
import type { HeldCart } from "../cart/index.ts";
import { onlyRow, type Queryable } from "../platform/database/database.ts";
import type { Buyer, Wish } from "./make-offer.ts";

type NewQuote = Buyer & {
  quote: Quote;
  cart: Pick<HeldCart, "id" | "version">;
  wish: Wish;
  fingerprint: string;
  now: Date;
};

/** A person tries a few ways to be delivered and to pay; what was quoted before those goes. */
const keptQuotes = 20;

/** Keeps a quote; of each person the newest few. */
export async function insertQuote(database: Queryable, one: NewQuote): Promise<void> {
  const { quote, customerId, personId, cart, wish, fingerprint, now } = one;
  await database.rows({
    name: "insert-quote",
    text: `with outlived as (
             delete from quote where id in (
               select id from quote where person_id = $3 order by created_at desc offset ${keptQuotes - 1}
             )
           )
           insert into quote (id, customer_id, person_id, cart_id, cart_version, wish, content, fingerprint,
             created_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      ...[quote.id, customerId, personId, cart.id, cart.version, JSON.stringify(wish), JSON.stringify(quote)],
      ...[fingerprint, now, quote.expires_at],
    ],
  });
}

/** A quote as an order needs it. */
export type KeptQuote = {
  cartId: string;
  cartVersion: number;
  wish: Wish;
  /** `yyyy-mm-dd`, as it was told. */
  promisedBy: string;
  fingerprint: string;
  expiresAt: Date;
};

/** What is known of a request to order. */
export type Standing = {
  /** What was asked under the same key before, and the public id of the order that it was answered with. */
  answered: { requestHash: string; orderId: string | null } | null;
  /** The order that the same quote has become. */
  placed: { key: number; orderId: string } | null;
  quote: KeptQuote | null;
};

type StandingRow = {
  request_hash: string | null;
  answered_id: string | null;
  placed_key: number | null;
  placed_id: string | null;
  cart_id: string | null;
  cart_version: number;
  wish: Wish;
  promised_by: string;
  fingerprint: string;
  expires_at: Date;
};

/** Reads what has become of a key and of a quote, both the buyer's own. */
export async function readStanding(
  transaction: Queryable,
  { customerId, personId }: Buyer,
  key: string,
  quoteId: string,
): Promise<Standing> {
  const row = await onlyRow<StandingRow>(transaction, {
    name: "read-standing",
    text: `select request_hash, answered.public_id as answered_id, placed.id as placed_key,
             placed.public_id as placed_id, quote.cart_id, quote.cart_version, quote.wish,
             quote.content ->> 'promised_by' as promised_by, quote.fingerprint, quote.expires_at
           from (values ($1, $2, $3, $4)) asked (customer_id, person_id, key, quote_id)
           left join idempotency_key on idempotency_key.person_id = asked.person_id
             and idempotency_key.key = asked.key
           left join customer_order answered on answered.id = idempotency_key.order_id
             and answered.customer_id = asked.customer_id
           left join quote on quote.id = asked.quote_id and quote.person_id = asked.person_id
             and quote.customer_id = asked.customer_id
           left join customer_order placed on placed.quote_id = asked.quote_id
             and placed.person_id = asked.person_id and placed.customer_id = asked.customer_id`,
    values: [customerId, personId, key, quoteId],
  });
  const { request_hash, placed_key, placed_id, cart_id } = row;
  return {
    answered: request_hash === null ? null : { requestHash: request_hash, orderId: row.answered_id },
    placed:
      placed_key === null || placed_id === null ? null : { key: Number(placed_key), orderId: placed_id },
    quote:
      cart_id === null
        ? null
        : {
            cartId: cart_id,
            cartVersion: row.cart_version,
            wish: row.wish,
            promisedBy: row.promised_by,
            fingerprint: row.fingerprint,
            expiresAt: row.expires_at,
          },
  };
}

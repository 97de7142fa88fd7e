import type { Quote } from "@recambia/contract/checkout/schemas";
import type { HeldCart } from "../../cart/index.ts";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import { type Buyer, buyerColumns } from "../buyer.ts";
import type { Wish } from "./make-offer.ts";

type NewQuote = {
  buyer: Buyer;
  quote: Quote;
  cart: Pick<HeldCart, "id" | "version">;
  wish: Wish;
  fingerprint: string;
  now: Date;
};

/** A person tries a few ways to be delivered and to pay; what was quoted before those goes. */
const keptQuotes = 20;

/** Keeps a quote; of each buyer the newest few. */
export async function insertQuote(database: Queryable, one: NewQuote): Promise<void> {
  const { quote, cart, wish, fingerprint, now } = one;
  const { customerId, personId, visitorHash } = buyerColumns(one.buyer);
  await database.rows({
    name: "insert-quote",
    text: `with outlived as (
             delete from quote where id in (
               select id from quote where person_id = $3 or visitor_hash = $4
               order by created_at desc offset ${keptQuotes - 1}
             )
           )
           insert into quote (id, customer_id, person_id, visitor_hash, cart_id, cart_version, wish, content,
             fingerprint, created_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      ...[quote.id, customerId, personId, visitorHash, cart.id, cart.version],
      ...[JSON.stringify(wish), JSON.stringify(quote), fingerprint, now, quote.expires_at],
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

/** An order by its public id, and whose it is. */
export type BuyersOrder = { orderId: string; customerId: string };

/** What is known of a request to order. */
export type Standing = {
  /** What was asked under the same key before, and the order that it was answered with if it is still the buyer's. */
  answered: { requestHash: string; order: BuyersOrder | null } | null;
  /** The order that the same quote has become. */
  placed: (BuyersOrder & { key: number }) | null;
  quote: KeptQuote | null;
};

type StandingRow = {
  request_hash: string | null;
  answered_id: string | null;
  answered_customer: string;
  placed_key: number | null;
  placed_id: string;
  placed_customer: string;
  cart_id: string | null;
  cart_version: number;
  wish: Wish;
  promised_by: string;
  fingerprint: string;
  expires_at: Date;
};

const columns = `request_hash, answered.public_id as answered_id, answered.customer_id as answered_customer,
  placed.id as placed_key, placed.public_id as placed_id, placed.customer_id as placed_customer,
  quote.cart_id, quote.cart_version, quote.wish, quote.content ->> 'promised_by' as promised_by,
  quote.fingerprint, quote.expires_at`;

const personsText = `
  select ${columns}
  from (values ($1, $2, $3, $4)) asked (key, quote_id, customer_id, person_id)
  left join idempotency_key on idempotency_key.person_id = asked.person_id
    and idempotency_key.key = asked.key
  left join customer_order answered on answered.id = idempotency_key.order_id
    and answered.customer_id = asked.customer_id
  left join quote on quote.id = asked.quote_id and quote.person_id = asked.person_id
    and quote.customer_id = asked.customer_id
  left join customer_order placed on placed.quote_id = asked.quote_id
    and placed.person_id = asked.person_id and placed.customer_id = asked.customer_id`;

/** An order that has become an account's is nothing to the visitor any more. */
const visitorsText = `
  select ${columns}
  from (values ($1, $2, $3::bytea)) asked (key, quote_id, visitor_hash)
  left join idempotency_key on idempotency_key.visitor_hash = asked.visitor_hash
    and idempotency_key.key = asked.key
  left join customer_order answered on answered.id = idempotency_key.order_id
    and exists (select from customer where id = answered.customer_id and is_guest)
  left join quote on quote.id = asked.quote_id and quote.visitor_hash = asked.visitor_hash
  left join customer_order placed on placed.quote_id = quote.id
    and exists (select from customer where id = placed.customer_id and is_guest)`;

/** Reads what has become of a key and of a quote, both the buyer's own. */
export async function readStanding(
  transaction: Queryable,
  buyer: Buyer,
  key: string,
  quoteId: string,
): Promise<Standing> {
  const row = await onlyRow<StandingRow>(
    transaction,
    "personId" in buyer
      ? {
          name: "read-standing",
          text: personsText,
          values: [key, quoteId, buyer.customerId, buyer.personId],
        }
      : { name: "read-standing-of-visitor", text: visitorsText, values: [key, quoteId, buyer.visitorHash] },
  );
  const { request_hash, answered_id, placed_key, cart_id } = row;
  const answered = answered_id === null ? null : { orderId: answered_id, customerId: row.answered_customer };
  return {
    answered: request_hash === null ? null : { requestHash: request_hash, order: answered },
    placed:
      placed_key === null
        ? null
        : { key: Number(placed_key), orderId: row.placed_id, customerId: row.placed_customer },
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

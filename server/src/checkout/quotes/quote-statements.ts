import type { Quote } from "@recambia/contract/checkout/schemas";
import type { StoredCart } from "../../cart/index.ts";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import { type Buyer, buyerColumns } from "../buyer.ts";
import type { QuoteInput } from "./draft-order.ts";

type NewQuote = {
  buyer: Buyer;
  quote: Quote;
  cart: Pick<StoredCart, "id" | "version">;
  wish: QuoteInput;
  fingerprint: string;
  now: Date;
};

/** Enough for trying several delivery and payment methods; older quotes are deleted. */
const maxStoredQuotes = 20;

/** Stores a quote and deletes the buyer's oldest ones beyond the limit. */
export async function insertQuote(database: Queryable, one: NewQuote): Promise<void> {
  const { quote, cart, wish, fingerprint, now } = one;
  const { customerId, personId, visitorHash } = buyerColumns(one.buyer);
  await database.rows({
    name: "insert-quote",
    text: `with outlived as (
             delete from quote where id in (
               select id from quote where person_id = $3 or visitor_hash = $4
               order by created_at desc offset ${maxStoredQuotes - 1}
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

/** A stored quote, as far as an order needs it. */
export type StoredQuote = {
  cartId: string;
  cartVersion: number;
  wish: QuoteInput;
  /** `yyyy-mm-dd`, as shown to the buyer. */
  promisedBy: string;
  fingerprint: string;
  expiresAt: Date;
};

/** An order by its public id, with its customer. */
export type BuyersOrder = { orderId: string; customerId: string };

/** Earlier requests with the same idempotency key or quote, and the quote itself. */
export type PriorRequest = {
  /** The earlier request under the same key, with its order if it still belongs to the buyer. */
  answered: { requestHash: string; order: BuyersOrder | null } | null;
  /** The order placed from the same quote. */
  placed: (BuyersOrder & { key: number }) | null;
  quote: StoredQuote | null;
};

type PriorRequestRow = {
  request_hash: string | null;
  answered_id: string | null;
  answered_customer: string;
  placed_key: number | null;
  placed_id: string;
  placed_customer: string;
  cart_id: string | null;
  cart_version: number;
  wish: QuoteInput;
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

/** Orders that have been moved to an account are not found. */
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

/** Reads the buyer's earlier requests under a key or a quote, and the quote. */
export async function readPriorRequest(
  transaction: Queryable,
  buyer: Buyer,
  key: string,
  quoteId: string,
): Promise<PriorRequest> {
  const row = await onlyRow<PriorRequestRow>(
    transaction,
    "personId" in buyer
      ? {
          name: "read-prior-request",
          text: personsText,
          values: [key, quoteId, buyer.customerId, buyer.personId],
        }
      : {
          name: "read-prior-request-of-visitor",
          text: visitorsText,
          values: [key, quoteId, buyer.visitorHash],
        },
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

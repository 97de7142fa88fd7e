import { randomBytes } from "node:crypto";
import type pg from "pg";

/** Contents of an order's rows; the texts come from an order of the shop. */
export type BareOrder = {
  /** Of a person, whose customer has the same one. */
  personId: string;
  /** Keys of the products, one piece of each. */
  productIds: number[];
  /** The contract's LineProduct and Fit. */
  product: object;
  fit: object;
  /** Values of the mail. */
  mail: object;
};

const lineCents = 1000;

/** One statement for each table. */
const statements = {
  cart: "update cart set lines = '[]', version = version + 1, updated_at = now() where person_id = $1",
  stock: `with locked as (
      select id from product where id = any($1::integer[]) order by id for no key update
    )
    update product set available = available - 1 from locked where product.id = locked.id`,
  order: `insert into customer_order (public_id, number, customer_id, person_id, state, locale, email, name,
      quote_id, terms_version, payment_method, shipping_method, tax_zone, goods_cents, shipping_cents,
      standard_shipping_cents, shipping_vat_rate, shipping_vat_cents, core_deposit_cents, total_cents,
      promised_by, pay_until, placed_at)
    values ($1, $1, $2, $2, 'pending_payment', 'es', $2 || '@example.com', 'Ana Prueba', $1, '2026-11-21',
      'transfer', 'pickup', 'vat', $3, 0, 0, 210, 0, 0, $3, current_date, now(), now())
    returning id`,
  lines: `insert into order_line (public_id, order_id, position, product_id, product, fit, fit_confirmed,
      quantity, unit_cents, line_cents, vat_rate, vat_cents)
    select $1::text || place, $2, place, id, $4, $5, false, 1, ${lineCents}, ${lineCents}, 210, 174
    from unnest($3::integer[]) with ordinality given (id, place)
    returning id, product_id`,
  pieces: `insert into order_line_piece (order_line_id, product_id, pieces)
    select line, product, 1 from unnest($1::bigint[], $2::integer[]) given (line, product)`,
  event: `insert into order_event (order_id, at, kind, state, cents, actor)
    values ($1, now(), 'placed', 'pending_payment', $2, 'customer')`,
  payment: `insert into payment (order_id, method, reference, amount_cents, state, created_at)
    values ($1, 'transfer', $2, $3, 'open', now())`,
  key: `insert into idempotency_key (person_id, key, request_hash, order_id, created_at)
    values ($1, $2, $2, $3, now())`,
  // Never due, so that no process sends it.
  mail: `insert into mail (public_id, recipient, locale, template, content, due_at)
    values ($1, $2, 'es', 'order_placed', $3, 'infinity')`,
} as const;

/** Writes the rows that an order is made of in one transaction, without the shop's checks. */
export async function writeBareOrder(pool: pg.Pool, order: BareOrder): Promise<string> {
  const client = await pool.connect();
  const run = (name: keyof typeof statements, values: unknown[]) =>
    client.query({ name, text: statements[name], values });
  const { personId, productIds } = order;
  const id = randomBytes(8).toString("hex");
  const cents = productIds.length * lineCents;
  try {
    await client.query("begin");
    await run("cart", [personId]);
    await run("stock", [productIds]);
    const { rows: placed } = await run("order", [id, personId, cents]);
    const orderId: unknown = placed[0]?.id;
    const { rows: lines } = await run("lines", [id, orderId, productIds, order.product, order.fit]);
    await run("pieces", [lines.map((line) => line.id), lines.map((line) => line.product_id)]);
    await run("event", [orderId, cents]);
    await run("payment", [orderId, id, cents]);
    await run("key", [personId, id, orderId]);
    await run("mail", [id, `${personId}@example.com`, order.mail]);
    await client.query("commit");
    return id;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

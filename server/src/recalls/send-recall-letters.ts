import { createHash } from "node:crypto";
import { productTitle } from "@recambia/contract/catalogue/product-title";
import { type Locale, localize } from "@recambia/contract/locale";
import { isBlockedNow, recordBlockedAccess } from "../orders/index.ts";
import type { Database, Queryable } from "../platform/database/database.ts";
import { queueMail } from "../platform/mail/index.ts";
import { type RecallRow, recallsText } from "./list-recalls.ts";
import { recallMails } from "./mails/recall-mails.ts";

type Buyer = {
  id: number;
  number: string;
  locale: Locale;
  name: string;
  email: string;
  is_blocked: boolean;
};

type Recalled = Pick<RecallRow, "product_id" | "sold_from" | "sold_to">;

/** Orders handled in one transaction. */
const atOnce = 200;

/**
 * SQL of the orders `o` that pieces of the product $1 were ordered with between the days $2 and $3, in kits too, and that
 * were paid. Orders that were cancelled before anything left are not among them.
 */
const boughtText = `
  from customer_order o
  where exists (
      select from order_line line join order_line_piece piece on piece.order_line_id = line.id
      where line.order_id = o.id and piece.product_id = $1)
    and o.state not in ('pending_payment', 'cancelled')
    and ($2::date is null or (o.placed_at at time zone 'Europe/Madrid')::date >= $2)
    and ($3::date is null or (o.placed_at at time zone 'Europe/Madrid')::date <= $3)`;

function boughtValues({ product_id, sold_from, sold_to }: Recalled): unknown[] {
  return [product_id, sold_from, sold_to];
}

/** Counts the orders that a recall is about. */
export async function countBuyers(database: Queryable, recalled: Recalled): Promise<number> {
  const [row] = await database.rows<{ count: number }>({
    text: `select count(*)::int as count ${boughtText}`,
    values: boughtValues(recalled),
  });
  return row?.count ?? 0;
}

/**
 * Writes to everybody who bought what is recalled, in the language of their order, with or without an account; an erased
 * account's blocked order too, as the law wants its buyer warned (Regulation (EU) 2023/988 art. 36, LOPDGDD art. 32.2), which
 * is noted with the order. A person gets one letter, however often and in however many processes this runs.
 *
 * @returns letters queued now, and orders without an address; null for no such recall, or an ended one.
 */
export async function sendRecallLetters(
  { database }: { database: Database },
  number: string,
  now: Date,
): Promise<{ letters: number; unreachable: number } | null> {
  const sum = { letters: 0, unreachable: 0 };
  for (;;) {
    const batch = await database.transaction((transaction) => sendBatch(transaction, number, now));
    if (batch === null) return null;
    sum.letters += batch.letters;
    sum.unreachable += batch.unreachable;
    if (batch.orders < atOnce) return sum;
  }
}

async function sendBatch(transaction: Queryable, number: string, now: Date) {
  // The lock makes runs at the same time wait for each other.
  const [lock] = await transaction.rows({
    text: "select from recall where number = $1 and ended_at is null for update",
    values: [number],
  });
  const [recall] = await transaction.rows<RecallRow>({
    text: `${recallsText} where recall.number = $1`,
    values: [number],
  });
  if (!lock || !recall) return null;
  const buyers = await transaction.rows<Buyer>({
    text: `select o.id, o.number, o.locale, o.name, ${isBlockedNow} as is_blocked,
             coalesce((select email from person where id = o.person_id), o.email) as email
           ${boughtText}
             and not exists (select from recall_letter l where l.recall_id = $4 and l.order_id = o.id)
           order by o.id desc limit ${atOnce}`,
    values: [...boughtValues(recall), recall.id],
  });
  let letters = 0;
  let unreachable = 0;
  for (const buyer of buyers) {
    const outcome = await writeTo(transaction, recall, buyer, now);
    if (outcome === "sent") letters += 1;
    if (outcome === "unreachable") unreachable += 1;
  }
  return { letters, unreachable, orders: buyers.length };
}

/** Writes to an order's buyer, unless the same address was written to about another order. */
async function writeTo(
  transaction: Queryable,
  recall: RecallRow,
  buyer: Buyer,
  now: Date,
): Promise<"sent" | "written_before" | "unreachable"> {
  const email = buyer.email.trim();
  const hash = email.includes("@") ? hashOf(recall.number, email) : null;
  const before =
    hash === null
      ? []
      : await transaction.rows({
          text: "select from recall_letter where recall_id = $1 and recipient_hash = $2 limit 1",
          values: [recall.id, hash],
        });
  await transaction.rows({
    text: "insert into recall_letter (recall_id, order_id, recipient_hash, queued_at) values ($1, $2, $3, $4)",
    values: [recall.id, buyer.id, hash, now],
  });
  if (hash === null) return "unreachable";
  if (before.length > 0) return "written_before";
  if (buyer.is_blocked) {
    await recordBlockedAccess(transaction, buyer, { reason: `Recall ${recall.number}`, now });
  }
  await queueMail(transaction, recallMails, {
    to: email,
    locale: buyer.locale,
    template: templateOf(recall, buyer),
  });
  return "sent";
}

function hashOf(number: string, email: string): string {
  return createHash("sha256").update(`${number} ${email.toLowerCase()}`).digest("hex");
}

function templateOf(recall: RecallRow, { locale, name, number }: Buyer) {
  const { brand_name: brand, part_number: part } = recall;
  return {
    kind: "recall" as const,
    name,
    number: recall.number,
    order_number: number,
    product: `${productTitle(localize(recall.name, locale), brand, locale, localize(recall.part_type_name, locale))} ${part}`,
    lot: recall.lot,
    sold_from: recall.sold_from,
    sold_to: recall.sold_to,
    hazard: localize(recall.hazard, locale),
    instructions: localize(recall.instructions, locale),
    remedies: recall.remedies,
  };
}

import { createHash } from "node:crypto";
import { defaultLocale } from "@recambia/contract/locale";
import type { Queryable } from "../../platform/database/database.ts";
import type { Attachment, MailReader, SentMail } from "../../platform/mail/index.ts";
import type { OrderMail } from "../mails/order-templates.ts";
import { readOrderByNumber } from "../order-rows.ts";
import { makeContractCopy } from "./make-contract-copy.ts";

/** Makes the copies of the contract that go with the confirmation: in the order's language, and in Spanish. */
export async function attachContract(
  mail: OrderMail,
  database: Queryable,
  reader: MailReader,
): Promise<Attachment[]> {
  if (mail.kind !== "order_placed") return [];
  const order = await readOrderByNumber(database, mail.number);
  if (!order) return [];
  const copies: Attachment[] = [];
  for (const locale of new Set([order.locale, defaultLocale])) {
    const copy = await makeContractCopy(database, order, { ...reader, locale });
    if (copy) copies.push({ ...copy, contentType: "application/pdf" });
  }
  return copies;
}

/** Records with the order that its confirmation was sent: when, to whom, and which files (consumer code art. 105). */
export async function recordConfirmation(
  mail: OrderMail,
  transaction: Queryable,
  sent: SentMail,
): Promise<void> {
  if (mail.kind !== "order_placed") return;
  const attachments = sent.attachments.map(({ filename, content }) => ({
    name: filename,
    sha256: createHash("sha256").update(content).digest("hex"),
  }));
  await transaction.rows({
    name: "record-confirmation",
    text: `insert into order_confirmation (order_id, mail_id, recipient, locale, sent_at, attachments)
           select id, $2, $3, $4, $5, $6 from customer_order where number = $1
           on conflict (mail_id) do nothing`,
    values: [mail.number, sent.publicId, sent.to, sent.locale, sent.sentAt, JSON.stringify(attachments)],
  });
}

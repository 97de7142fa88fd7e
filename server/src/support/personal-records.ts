import type { Queryable } from "../platform/database/database.ts";
import { ownedBy, readRecordsOf } from "./conversation-rows.ts";

/**
 * Conversations of a person, for the download and the erasure of an account (GDPR articles 15, 17). Questions go with the
 * account. Complaints, returns, requests about personal data and what is about an order are kept as proof until
 * `dropOldConversations`, with their files, without the person's name and address (LOPDGDD art. 32).
 */
export const supportRecords = {
  feature: "support",
  async exportPersonalData(database: Queryable, { personId }: { personId: string }): Promise<unknown> {
    const records = await readRecordsOf(database, personId);
    return records.map((record) => ({
      number: record.number,
      kind: record.kind,
      subject: record.subject,
      email: record.email,
      name: record.name,
      language: record.locale,
      order: record.order_number,
      product: record.product_slug && `/products/${record.product_slug}`,
      vehicle: record.vehicle,
      page: record.page,
      created_at: record.created_at,
      answer_by: record.answer_by,
      closed_at: record.closed_at,
      stars: record.stars,
      comment: record.comment,
      messages: record.messages.map(({ author, name, text, mail_from, sent_at }) => ({
        author,
        name,
        text,
        mail_from,
        sent_at,
      })),
    }));
  },
  async forgetPerson(transaction: Queryable, { personId }: { personId: string }): Promise<void> {
    await transaction.rows({
      text: `with dropped as (
               delete from support_conversation c
               where ${ownedBy("$1")} and c.kind = 'question' and c.order_id is null returning c.number
             )
             delete from upload_use using dropped where kind = 'support' and reference = dropped.number`,
      values: [personId],
    });
    await transaction.rows({
      text: `
        with kept as (
          update support_conversation c set person_id = null, email = null, name = '', answer_by = null,
            closed_at = coalesce(c.closed_at, c.last_message_at), closed_by = coalesce(c.closed_by, 'customer')
          where ${ownedBy("$1")} returning c.id
        )
        update support_message m set name = '', mail_from = case when m.mail_from is null then null else '' end
        from kept where m.conversation_id = kept.id and m.author = 'customer'`,
      values: [personId],
    });
  },
};

import type { Queryable } from "../database/database.ts";

type KeptMail = { template: string; queued_at: Date; sent_at: Date | null };

/**
 * Mails in the outbox, for the download of an account (GDPR article 15). Deleting an account leaves them: the last mail to
 * the person is still queued, and all are deleted within a month.
 */
export const mailRecords = {
  feature: "mail",
  exportPersonalData(database: Queryable, { personId }: { personId: string }): Promise<KeptMail[]> {
    return database.rows<KeptMail>({
      text: `select template, queued_at, sent_at from mail
             where recipient = (select email from person where id = $1) order by id`,
      values: [personId],
    });
  },
  async forgetPerson(): Promise<void> {},
};

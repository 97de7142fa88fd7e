import type { Queryable } from "../platform/database/database.ts";

type SentInvitation = { email: string; name: string; sent_at: Date; accepted_at: Date | null };

/**
 * What this room keeps about people, for the download and the erasure of an account (GDPR articles
 * 15, 17): whom they invited and who invited them. Other people's own data is theirs to ask for.
 */
export const peopleRecords = {
  room: "people",
  async exportPersonalData(database: Queryable, { personId }: { personId: string }) {
    const invitations = await database.rows<SentInvitation>({
      text: "select email, name, sent_at, accepted_at from invitation where invited_by = $1 order by sent_at",
      values: [personId],
    });
    const [joined] = await database.rows<{ invited_by: string | null; accepted_at: Date }>({
      text: `select inviter.name as invited_by, invitation.accepted_at
             from invitation left join person inviter on inviter.id = invitation.invited_by
             where invitation.accepted_by = $1`,
      values: [personId],
    });
    return { invitations, joined: joined ?? null };
  },
  /** Invitations that wait go with the last person; the others' stay the customer's. */
  async forgetPerson(
    transaction: Queryable,
    { personId, customerId, isLast }: { personId: string; customerId: string; isLast: boolean },
  ): Promise<void> {
    await transaction.rows({
      text: "delete from invitation where accepted_by = $1 or ($2 and customer_id = $3)",
      values: [personId, isLast, customerId],
    });
  },
};

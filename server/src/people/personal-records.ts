import type { Queryable } from "../platform/database/database.ts";

type SentInvitation = { email: string; name: string; sent_at: Date; accepted_at: Date | null };

/**
 * Personal records of this feature, for the download and the erasure of an account (GDPR articles 15, 17): invitations sent
 * and received. Other people's data is theirs to request.
 */
export const peopleRecords = {
  feature: "people",
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
  /** Open invitations are deleted with the last person; otherwise they stay with the customer. */
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

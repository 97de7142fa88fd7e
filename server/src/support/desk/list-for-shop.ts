import type { SupportKind } from "@recambia/contract/support/schemas";
import type { Queryable } from "../../platform/database/database.ts";

/** `waiting`: the shop's answer is due; `open`: not closed. */
export type OperatorScope = "waiting" | "open" | "all";

/** A conversation in the operator's list. */
export type OperatorConversationRow = {
  number: string;
  kind: SupportKind;
  subject: string;
  name: string;
  /** Last day for the answer, `yyyy-mm-dd`; null: nothing waits. */
  answer_by: string | null;
  assignee: string | null;
  is_closed: boolean;
  last_message_at: Date;
};

const conditions: Record<OperatorScope, string> = {
  waiting: "answer_by is not null",
  open: "closed_at is null",
  all: "true",
};

/**
 * Lists conversations for the shop, what is due first at the top. What belonged to somebody who has left is kept for the
 * law and not listed.
 *
 * @param assignee only what is in these hands; null: all.
 */
export function listForOperator(
  database: Queryable,
  { scope, assignee, limit }: { scope: OperatorScope; assignee: string | null; limit: number },
): Promise<OperatorConversationRow[]> {
  return database.rows<OperatorConversationRow>({
    text: `select number, kind, subject, name, to_char(answer_by, 'YYYY-MM-DD') as answer_by, assignee,
             closed_at is not null as is_closed, last_message_at
           from support_conversation
           where ${conditions[scope]} and email is not null and ($1::text is null or assignee = $1)
           order by answer_by nulls last, last_message_at desc, id desc limit $2`,
    values: [assignee, limit],
  });
}

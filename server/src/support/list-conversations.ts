import type {
  ConversationListMeta,
  ConversationQuery,
  ConversationRow,
} from "@recambia/contract/support/schemas";
import type { Queryable } from "../platform/database/database.ts";
import { type ConversationHead, headColumns, ownedBy, toConversationRow } from "./conversation-rows.ts";

const defaultPerPage = 20;

/** Lists a person's conversations, the last written in first. */
export async function listConversations(
  database: Queryable,
  personId: string,
  { page = 1, per_page: perPage = defaultPerPage }: ConversationQuery,
): Promise<{ data: ConversationRow[]; meta: ConversationListMeta }> {
  const rows = await database.rows<ConversationHead & { total: number }>({
    name: "list-conversations",
    text: `
      with own as (
        select ${headColumns} from support_conversation c where ${ownedBy("$1")}
      )
      select counted.total, own.*
      from (select count(*)::integer as total from own) counted
      left join (select * from own order by last_message_at desc, key desc limit $2 offset $3) own on true
      order by last_message_at desc, key desc`,
    values: [personId, perPage, (page - 1) * perPage],
  });
  const total = rows[0]?.total ?? 0;
  return {
    data: rows.filter(({ key }) => key !== null).map(toConversationRow),
    meta: { total, page, per_page: perPage, pages: Math.ceil(total / perPage) },
  };
}

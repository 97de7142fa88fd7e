import type { RatingBody } from "@recambia/contract/support/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { Refusal } from "../platform/http/refusals/refusal.ts";
import { tidyText } from "../platform/tidy-text.ts";
import { type Reader, readableWhere } from "./conversation-rows.ts";

type Asked = { conversationId: string; reader: Reader; body: RatingBody; now: Date };

/**
 * Rates how the shop has helped, in place of an earlier rating.
 *
 * @returns null when done; `not_found` when it is not the caller's conversation; `conflict` while it is open.
 */
export async function rateConversation(
  database: Queryable,
  { conversationId, reader, body, now }: Asked,
): Promise<Refusal | null> {
  const [found] = await database.rows<{ is_rated: boolean }>({
    name: "rate-conversation",
    text: `
      with own as (select c.id, c.closed_at from support_conversation c where ${readableWhere}),
      rated as (
        update support_conversation c set stars = $4, comment = $5, rated_at = $6
        from own where c.id = own.id and c.closed_at is not null returning c.id
      )
      select exists (select from rated) as is_rated from own`,
    values: [conversationId, reader.personId, reader.isProved, body.stars, tidyText(body.comment), now],
  });
  if (!found) return { refused: "not_found" };
  return found.is_rated ? null : { refused: "conflict" };
}

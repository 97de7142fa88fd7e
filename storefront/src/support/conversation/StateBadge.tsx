import { useLingui } from "@lingui/react/macro";
import type { ConversationRow } from "@recambia/contract/support/schemas";
import { Badge } from "../../ui/feedback/Badge.tsx";

/** Whether a conversation waits for the shop, has been answered, or is closed. */
export function StateBadge({
  conversation,
}: {
  conversation: Pick<ConversationRow, "closed" | "answer_by">;
}) {
  const { t } = useLingui();
  if (conversation.closed) return <Badge>{t`Cerrada`}</Badge>;
  if (conversation.answer_by) return <Badge tone="primary">{t`Pendiente de respuesta`}</Badge>;
  return <Badge tone="fits">{t`Respondida`}</Badge>;
}

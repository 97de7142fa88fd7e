import { useLingui } from "@lingui/react/macro";
import type { SupportMessage } from "@recambia/contract/support/schemas";
import { formatDateTime } from "../../account/index.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import styles from "./ConversationScreen.module.css";

/** All messages of a conversation, the oldest first; new ones are announced. */
export function MessageList({ messages }: { messages: readonly SupportMessage[] }) {
  const { t } = useLingui();
  return (
    <ol className={styles.messages} aria-label={t`Mensajes`} aria-live="polite">
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  );
}

function Message({ message }: { message: SupportMessage }) {
  const { t } = useLingui();
  const locale = useLocale();
  const shop = useShop();
  const isOwn = message.from === "customer";
  const { name } = message;
  const from = isOwn ? t`Tú` : name === shop.name ? name : t`${name}, de la tienda`;
  const when = formatDateTime(message.sent_at, locale);
  return (
    <li className={isOwn ? `${styles.message} ${styles.own}` : styles.message}>
      <p className={styles.meta}>
        {[from, when, message.is_mail ? t`por correo` : ""].filter(Boolean).join(" · ")}
      </p>
      <p className={styles.text}>{message.text}</p>
    </li>
  );
}

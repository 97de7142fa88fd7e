import { useLingui } from "@lingui/react/macro";
import type { SupportMessage } from "@recambia/contract/support/schemas";
import { type ComponentProps, useState } from "react";
import { formatDateTime } from "../../account/index.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { LinkedText } from "../../lib/texts/LinkedText.tsx";
import styles from "./ConversationScreen.module.css";

/** Of a conversation with more messages than `most`, the newest are shown and the others folded. */
const shown = { most: 6, newest: 3 };

/** All messages of a conversation, the oldest first; new ones are announced. A long one opens at its newest. */
export function MessageList({ messages }: { messages: readonly SupportMessage[] }) {
  const { t } = useLingui();
  // Those that come while it is open do not fold others away.
  const [foldedCount] = useState(messages.length > shown.most ? messages.length - shown.newest : 0);
  return (
    <>
      {foldedCount > 0 ? (
        <details className={styles.earlier}>
          <summary>{t`Mensajes anteriores: ${foldedCount}`}</summary>
          <Messages messages={messages.slice(0, foldedCount)} />
        </details>
      ) : null}
      <Messages aria-label={t`Mensajes`} aria-live="polite" messages={messages.slice(foldedCount)} />
    </>
  );
}

type ListProps = ComponentProps<"ol"> & { messages: readonly SupportMessage[] };

function Messages({ messages, ...rest }: ListProps) {
  return (
    <ol className={styles.messages} {...rest}>
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
      <p className={styles.text}>
        <LinkedText text={message.text} />
      </p>
    </li>
  );
}

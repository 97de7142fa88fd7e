import { useLingui } from "@lingui/react/macro";
import type { OpenedConversation } from "@recambia/contract/support/schemas";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatWeekday } from "../../lib/texts/format.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { conversationPath } from "../paths.ts";
import styles from "./ContactForm.module.css";

type Props = { opened: OpenedConversation; onAnother(): void };

/** Confirms a sent message: its number, the day of the answer, and a link to the conversation. */
export function SentNote({ opened, onAnother }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const day = formatWeekday(opened.answer_by, locale);
  const { email, number } = opened;
  return (
    <div className={styles.sent}>
      <h3 ref={title} tabIndex={-1}>{t`Lo hemos recibido. ¡Gracias!`}</h3>
      <p className={styles.number}>{number}</p>
      <p>{t`Te contestamos como muy tarde el ${day}. Te hemos enviado una copia a ${email}.`}</p>
      {opened.is_in_account ? null : (
        <p>{t`Abre el enlace de ese correo para ver la conversación y seguir escribiendo.`}</p>
      )}
      <div className={styles.actions}>
        {opened.is_in_account ? (
          <Link to={conversationPath(opened.id, true)} className={buttonClass()}>
            {t`Ver la conversación`}
          </Link>
        ) : null}
        <Button look="quiet" onClick={onAnother}>
          {t`Escribir otro mensaje`}
        </Button>
      </div>
    </div>
  );
}

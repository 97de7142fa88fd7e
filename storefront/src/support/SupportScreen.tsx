import { useLingui } from "@lingui/react/macro";
import type { ConversationRow } from "@recambia/contract/support/schemas";
import { useQuery } from "@tanstack/react-query";
import { CircleQuestionMark, MessagesSquare } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { AccountPage, formatDateTime } from "../account/index.ts";
import { hasFailed } from "../lib/http/has-failed.ts";
import { useLocale } from "../lib/page/page-frame.tsx";
import type { Screen } from "../lib/page/screen.ts";
import { useIsAuthenticated } from "../session/index.ts";
import { Button, buttonClass } from "../ui/actions/Button.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Panel } from "../ui/layout/Panel.tsx";
import { StateBadge } from "./conversation/StateBadge.tsx";
import { contactFormPath, conversationPath, helpPath } from "./paths.ts";
import { conversationsQuery } from "./queries.ts";
import styles from "./SupportScreen.module.css";
import { useKindNames } from "./use-kind-names.ts";

/** My conversations with the shop (product decisions §6). */
function SupportScreen() {
  const { t } = useLingui();
  const [shown, setShown] = useState(1);
  const pages = Array.from({ length: shown }, (_, index) => index + 1);
  return (
    <AccountPage
      title={t`Soporte`}
      lead={t`Lo que nos has escrito y lo que te hemos contestado.`}
      actions={
        <Link to={contactFormPath()} className={buttonClass()}>
          {t`Escribir a la tienda`}
        </Link>
      }
    >
      <Panel title={t`Tus conversaciones`} icon={<MessagesSquare />}>
        {pages.map((page) => (
          <ConversationPage
            key={page}
            page={page}
            onMore={page === shown ? () => setShown(shown + 1) : null}
          />
        ))}
      </Panel>
      <Panel title={t`Preguntas frecuentes`} icon={<CircleQuestionMark />}>
        <p>{t`Quizá la respuesta ya esté escrita.`}</p>
        <p>
          <Link to={helpPath} className={buttonClass("quiet")}>
            {t`Buscar en las preguntas frecuentes`}
          </Link>
        </p>
      </Panel>
    </AccountPage>
  );
}

function ConversationPage({ page, onMore }: { page: number; onMore: (() => void) | null }) {
  const { t } = useLingui();
  const list = useQuery({ ...conversationsQuery(page), enabled: useIsAuthenticated() });
  if (hasFailed(list)) return <QueryFailure query={list} />;
  if (!list.data) return <Skeleton className={styles.waiting} />;
  if (list.data.data.length === 0) {
    return (
      <EmptyState title={t`Todavía no nos has escrito`}>
        {t`Pregúntanos por una pieza, por un pedido o por tu coche.`}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {list.data.data.map((row) => (
          <ConversationEntry key={row.id} row={row} />
        ))}
      </ul>
      {onMore && page < list.data.meta.pages ? (
        <div>
          <Button look="quiet" onClick={onMore}>
            {t`Ver más`}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function ConversationEntry({ row }: { row: ConversationRow }) {
  const locale = useLocale();
  const kinds = useKindNames();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={conversationPath(row.id, true)} className={styles.subject}>
          {row.subject}
        </Link>
        <p className={styles.detail}>
          {`${row.number} · ${kinds[row.kind]} · ${formatDateTime(row.last_message_at, locale)}`}
        </p>
      </div>
      <StateBadge conversation={row} />
    </li>
  );
}

export const screen: Screen = { Component: SupportScreen };

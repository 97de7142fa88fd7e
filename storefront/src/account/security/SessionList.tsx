import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/session/endpoints";
import type { SessionSummary } from "@recambia/contract/session/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { Monitor, MonitorSmartphone, Smartphone } from "lucide-react";
import { useRef, useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { Button } from "../../ui/actions/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { formatDateTime } from "../format-date-time.ts";
import { securityQuery } from "../queries.ts";
import styles from "../Rows.module.css";
import { sortSessions } from "./sort-sessions.ts";

const ofPhones = /Android|iPhone|iPad|iOS/;

/** Sessions of the account; one, or all others, can be ended. */
export function SessionList({ sessions }: { sessions: readonly SessionSummary[] }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { endingId, ended, end } = useEnding(() => list.current?.focus());
  const hasOthers = sessions.some((session) => !session.is_current);
  return (
    <Panel
      title={t`Dónde has entrado`}
      icon={<MonitorSmartphone />}
      text={t`Si no reconoces alguno, cierra su sesión y cambia la contraseña.`}
    >
      <ul ref={list} tabIndex={-1} className={styles.rows}>
        {sortSessions(sessions).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={endingId === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
      {hasOthers ? (
        <div>
          <Button look="danger" isLoading={endingId === all} onClick={() => end(all)}>
            {t`Cerrar todas las demás`}
          </Button>
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">{ended}</span>
      </VisuallyHidden>
    </Panel>
  );
}

type RowProps = { session: SessionSummary; isEnding: boolean; onEnd(): void };

function SessionRow({ session, isEnding, onEnd }: RowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const device = session.device || t`Dispositivo desconocido`;
  const lastUsed = formatDateTime(session.last_used_at, locale);
  const began = formatDateTime(session.created_at, locale);
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        {ofPhones.test(session.device) ? <Smartphone /> : <Monitor />}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{device}</p>
        <p className={styles.detail}>{t`Último uso: ${lastUsed}`}</p>
        <p className={styles.detail}>{t`Entrada: ${began}`}</p>
      </div>
      {session.is_current ? (
        <Badge tone="fits">{t`Esta sesión`}</Badge>
      ) : (
        <Button
          look="quiet"
          isLoading={isEnding}
          onClick={onEnd}
          aria-label={t`Cerrar la sesión de ${device}, ${lastUsed}`}
        >
          {t({ message: "Cerrar", context: "sesión" })}
        </Button>
      )}
    </li>
  );
}

/** In place of a session's id: every one but this. */
const all = "all";

function useEnding(onEnded: () => void) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const [endingId, setEndingId] = useState<string | null>(null);
  const [ended, setEnded] = useState("");

  async function end(id: string) {
    setEndingId(id);
    setEnded("");
    const answer = await (id === all
      ? http.call(endpoints.endOtherSessions)
      : http.call(endpoints.endSession, { params: { id } }));
    // A session that is gone already is what was wanted.
    if (isSuccess(answer) || answer.status === 404) {
      await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
      setEnded(id === all ? t`Sesiones cerradas.` : t`Sesión cerrada.`);
      onEnded();
    } else {
      showAlert({ title: t`No hemos podido cerrar la sesión`, text: wordsFor(answer), type: "error" });
    }
    setEndingId(null);
  }
  return { endingId, ended, end };
}

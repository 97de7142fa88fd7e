import { useLingui } from "@lingui/react/macro";
import { maxUploadBytes } from "@recambia/contract/uploads/schemas";
import { Pause, Play, X } from "lucide-react";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import { formatBytes } from "../format-bytes.ts";
import styles from "../Uploads.module.css";
import { dropTransfer, pauseTransfer, resumeTransfer, type Transfer, useTransfers } from "./transfers.ts";

/** The files on their way, in a panel of their own. */
export function TransferList() {
  const { t } = useLingui();
  if (useTransfers().length === 0) return null;
  return (
    <Panel title={t`Subiendo`}>
      <TransferRows />
    </Panel>
  );
}

/** The files on their way, each with its progress or what is wrong with it. */
export function TransferRows() {
  const { t } = useLingui();
  const transfers = useTransfers();
  if (transfers.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t`Subiendo`}>
      {transfers.map((transfer) => (
        <li key={transfer.key} className={styles.transfer}>
          <TransferRow transfer={transfer} />
        </li>
      ))}
    </ul>
  );
}

function TransferRow({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui();
  const { key, name, state, sentBytes, byteCount } = transfer;
  const words = useTransferWords(transfer);
  const isMoving = state === "sending" || state === "waiting";
  return (
    <>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {state === "failed" ? null : (
          <progress className={styles.progress} value={sentBytes} max={byteCount} aria-label={name} />
        )}
        <p className={styles.detail} data-bad={state === "failed" || undefined} role="status">
          {words}
        </p>
      </div>
      {isMoving ? (
        <IconButton
          label={t`Pausar ${name}`}
          icon={<Pause aria-hidden="true" />}
          onClick={() => pauseTransfer(key)}
        />
      ) : null}
      {state === "paused" || state === "lost" ? (
        <IconButton
          label={t`Seguir subiendo ${name}`}
          icon={<Play aria-hidden="true" />}
          onClick={() => resumeTransfer(key)}
        />
      ) : null}
      <IconButton
        label={t`Quitar ${name}`}
        icon={<X aria-hidden="true" />}
        onClick={() => dropTransfer(key)}
      />
    </>
  );
}

function useTransferWords({ state, problem, sentBytes, byteCount }: Transfer): string {
  const { t } = useLingui();
  const locale = useLocale();
  const refusalText = useRefusalText();
  if (state === "waiting") return t`En espera`;
  if (state === "lost") return t`Sin conexión: seguirá cuando vuelva.`;
  if (problem === "empty") return t`El archivo está vacío.`;
  if (problem === "too_large") {
    const limit = formatBytes(maxUploadBytes, locale);
    return t`Pesa demasiado: como máximo ${limit}.`;
  }
  if (problem === "unreadable") return t`No se puede leer: es una carpeta, o ha cambiado. Elígelo otra vez.`;
  if (problem) return refusalText(problem);
  const sent = formatBytes(sentBytes, locale);
  const whole = formatBytes(byteCount, locale);
  return state === "paused" ? t`En pausa: ${sent} de ${whole}` : t`${sent} de ${whole}`;
}

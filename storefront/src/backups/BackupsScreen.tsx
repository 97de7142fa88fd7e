import { useLingui } from "@lingui/react/macro";
import { changePreferences } from "@recambia/contract/account/endpoints";
import * as endpoints from "@recambia/contract/backups/endpoints";
import { type BackupSource, maxBackupFile, maxBackups } from "@recambia/contract/backups/schemas";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Archive, FileUp, History } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { AccountPage, shownPreferences } from "../account/index.ts";
import { isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { useOnDemand } from "../lib/loading/use-on-demand.ts";
import { useLocale } from "../lib/page/page-frame.tsx";
import type { Screen } from "../lib/page/screen.ts";
import { useIsAuthenticated } from "../session/index.ts";
import { Button, buttonClass } from "../ui/actions/Button.tsx";
import { Callout } from "../ui/feedback/Callout.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { FailureRow } from "../ui/feedback/FailureRow.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import { Panel } from "../ui/layout/Panel.tsx";
import { BackupRow } from "./BackupRow.tsx";
import styles from "./Backups.module.css";
import { backupsQuery } from "./queries.ts";

const loadRestoring = () => import("./RestoreDialog.tsx");

/** My backups: made by themselves, downloaded, loaded and restored (product decisions §6, Backups). */
function BackupsScreen() {
  const { t } = useLingui();
  const backups = useQuery({ ...backupsQuery, enabled: useIsAuthenticated() });
  const [source, setSource] = useState<BackupSource | null>(null);
  const close = () => setSource(null);
  const restoring = useOnDemand(source !== null, loadRestoring, close);
  return (
    <AccountPage
      title={t`Copias de seguridad`}
      lead={t`Guardamos tu garaje, favoritos, listas, direcciones, nombre, tema e idioma cada día que cambian, y conservamos las últimas ${maxBackups} copias. Lo que borres sigue en las copias anteriores; puedes borrarlas también.`}
    >
      <Panel title={t`Tus copias`} icon={<History />}>
        <MakeButton />
        {backups.isPending ? <Skeleton className={styles.place} /> : null}
        {backups.isError && !backups.data ? <QueryFailure query={backups} /> : null}
        {backups.data?.length === 0 ? (
          <EmptyState icon={<Archive />} title={t`Todavía no hay ninguna copia`}>
            {t`La primera se hará sola mañana, o hazla ahora.`}
          </EmptyState>
        ) : null}
        {backups.data && backups.data.length > 0 ? (
          <ul className={styles.rows}>
            {backups.data.map((backup) => (
              <li key={backup.id} className={styles.row}>
                <BackupRow backup={backup} onRestore={() => setSource({ backup_id: backup.id })} />
              </li>
            ))}
          </ul>
        ) : null}
      </Panel>
      <FilePanel onRead={(file) => setSource({ file })} />
      {source && restoring ? <restoring.RestoreDialog source={source} onClose={close} /> : null}
    </AccountPage>
  );
}

function MakeButton() {
  const { t } = useLingui();
  const locale = useLocale();
  const http = useHttp();
  const wordsFor = useRefusalText();
  const queryClient = useQueryClient();
  const [isMaking, setIsMaking] = useState(false);
  const [result, setResult] = useState<{ type: "success" | "error"; words: string } | null>(null);

  async function make() {
    setIsMaking(true);
    await http.call(changePreferences, { body: shownPreferences(locale) });
    const answer = await http.call(endpoints.makeBackup);
    setIsMaking(false);
    setResult(
      isSuccess(answer)
        ? { type: "success", words: t`Tu copia está al día.` }
        : { type: "error", words: wordsFor(answer) },
    );
    await queryClient.invalidateQueries({ queryKey: backupsQuery.queryKey });
  }

  return (
    <>
      <div>
        <Button icon={<Archive aria-hidden="true" />} isLoading={isMaking} onClick={make}>
          {t`Hacer una copia ahora`}
        </Button>
      </div>
      {result ? <Callout type={result.type} title={result.words} /> : null}
    </>
  );
}

function FilePanel({ onRead }: { onRead(file: string): void }) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? [];
    // The same file may be chosen again.
    event.currentTarget.value = "";
    setFailure(null);
    if (!file) return;
    // A file that was changed or removed after it was chosen can't be read.
    const text = file.size > maxBackupFile ? "" : await file.text().catch(() => "");
    if (text === "") return setFailure(t`No es una copia de seguridad de la tienda.`);
    onRead(text);
  }

  return (
    <Panel
      title={t`Cargar una copia`}
      icon={<FileUp />}
      text={t`Un archivo que descargaste de aquí, también de otra cuenta tuya. Antes de cambiar nada verás qué cambiaría.`}
    >
      <FailureRow>{failure}</FailureRow>
      <div>
        <label className={`${buttonClass("quiet")} ${styles.choose}`}>
          <FileUp aria-hidden="true" />
          {t`Elegir un archivo`}
          <input type="file" accept="application/json,.json" className={styles.input} onChange={read} />
        </label>
      </div>
    </Panel>
  );
}

export const screen: Screen = { Component: BackupsScreen };

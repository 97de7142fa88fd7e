import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/backups/endpoints";
import { type Backup, backupParts } from "@recambia/contract/backups/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { Download, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "../account/index.ts";
import { showAlert } from "../lib/alert-store.ts";
import { isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { saveFile } from "../lib/http/save-file.ts";
import { useLocale, useShop } from "../lib/page/page-frame.tsx";
import { Button } from "../ui/actions/Button.tsx";
import { IconButton } from "../ui/actions/IconButton.tsx";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import styles from "./Backups.module.css";
import { backupsQuery } from "./queries.ts";
import { useItemWords, usePartWords } from "./use-part-words.ts";

type Props = { backup: Backup; onRestore(): void };

/** A backup with what is in it, what differs from the one before, and what can be done with it. */
export function BackupRow({ backup, onRestore }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const partWords = usePartWords();
  const madeAt = formatDateTime(backup.made_at, locale);
  const contents = backupParts
    .filter((part) => (backup.counts[part] ?? 0) > 0)
    .map((part) => `${partWords[part]}: ${backup.counts[part]}`);
  return (
    <>
      <div className={styles.words}>
        <p className={styles.name}>{madeAt}</p>
        <p className={styles.detail}>{contents.join(" · ")}</p>
        <p className={styles.detail}>
          <CauseWords cause={backup.cause} /> <ChangeWords changes={backup.changes} />
        </p>
        <Differences changes={backup.changes} />
      </div>
      <div className={styles.actions}>
        <Button
          look="quiet"
          icon={<RotateCcw aria-hidden="true" />}
          onClick={onRestore}
          aria-haspopup="dialog"
          aria-label={t`Restaurar la copia del ${madeAt}`}
        >
          {t`Restaurar`}
        </Button>
        <FileActions backup={backup} madeAt={madeAt} />
      </div>
    </>
  );
}

function CauseWords({ cause }: Pick<Backup, "cause">) {
  const { t } = useLingui();
  if (cause === "asked") return t`La pediste tú.`;
  return cause === "restore" ? t`De antes de restaurar.` : t`Diaria.`;
}

function ChangeWords({ changes }: Pick<Backup, "changes">) {
  const { t } = useLingui();
  if (!changes) return t`La primera.`;
  const { add, change, remove } = changes;
  const added = t`${plural(add, { one: "# nuevo", other: "# nuevos" })}`;
  const changed = t`${plural(change, { one: "# cambiado", other: "# cambiados" })}`;
  const removed = t`${plural(remove, { one: "# quitado", other: "# quitados" })}`;
  return t`Frente a la anterior: ${added}, ${changed}, ${removed}.`;
}

/** The items that differ from the backup before, by what happened to them. */
function Differences({ changes }: Pick<Backup, "changes">) {
  const { t } = useLingui();
  const itemWords = useItemWords();
  if (!changes || changes.items.length === 0) return null;
  const titles = { add: t`Nuevo`, change: t`Cambiado`, remove: t`Quitado` };
  const more = changes.add + changes.change + changes.remove - changes.items.length;
  return (
    <details className={styles.detail}>
      <summary>{t`Ver qué cambió`}</summary>
      <ul className={styles.differences}>
        {changes.items.map((item, place) => {
          const { name, part } = itemWords(item);
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may have the same name, and the list never changes
          return <li key={place}>{`${titles[item.action]}: ${name} (${part})`}</li>;
        })}
        {more > 0 ? <li>{t`y ${more} más`}</li> : null}
      </ul>
    </details>
  );
}

function FileActions({ backup, madeAt }: { backup: Backup; madeAt: string }) {
  const { t } = useLingui();
  const http = useHttp();
  const shop = useShop();
  const wordsFor = useRefusalText();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const params = { backupId: backup.id };

  async function download() {
    setIsBusy(true);
    const answer = await http.call(endpoints.downloadBackup, { params });
    setIsBusy(false);
    if (!isSuccess(answer)) return fail(wordsFor(answer));
    const name = `${shop.name.toLowerCase()}-${backup.made_at.slice(0, 10)}.json`;
    saveFile(name, JSON.stringify(answer.data, null, 2), "application/json");
  }
  async function remove() {
    setIsBusy(true);
    const answer = await http.call(endpoints.deleteBackup, { params });
    if (!isSuccess(answer) && answer.status !== 404) fail(wordsFor(answer));
    await queryClient.invalidateQueries({ queryKey: backupsQuery.queryKey });
    setIsBusy(false);
  }
  function fail(text: string) {
    showAlert({ title: t`No ha podido ser`, text, type: "error" });
  }

  return (
    <>
      <IconButton
        label={t`Descargar la copia del ${madeAt}`}
        icon={<Download aria-hidden="true" />}
        disabled={isBusy}
        onClick={download}
      />
      <IconButton
        label={t`Borrar la copia del ${madeAt}`}
        icon={<Trash2 aria-hidden="true" />}
        disabled={isBusy}
        onClick={remove}
      />
    </>
  );
}

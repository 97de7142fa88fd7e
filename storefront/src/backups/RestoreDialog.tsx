import { Plural, useLingui } from "@lingui/react/macro";
import { changePreferences } from "@recambia/contract/account/endpoints";
import type { PreferencesBody } from "@recambia/contract/account/schemas";
import * as endpoints from "@recambia/contract/backups/endpoints";
import {
  type BackupChange,
  type BackupPreview,
  type BackupSource,
  backupActions,
  type RestoreResult,
} from "@recambia/contract/backups/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { formatDateTime, shownPreferences } from "../account/index.ts";
import { isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { useLocale } from "../lib/page/page-frame.tsx";
import { pathIn } from "../lib/page/paths.ts";
import { chooseTheme, localeKey, storePreference } from "../lib/preferences.ts";
import { authStore, fetchCurrentUser } from "../session/index.ts";
import { Button } from "../ui/actions/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { Callout } from "../ui/feedback/Callout.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import { Checkbox } from "../ui/forms/Checkbox.tsx";
import { syncWithAccount } from "../vehicles/index.ts";
import styles from "./Backups.module.css";
import { useItemWords } from "./use-part-words.ts";

type Props = { source: BackupSource; onClose(): void };

const keyOf = ({ part, key }: Pick<BackupChange, "part" | "key">) => `${part} ${key}`;

/** Shows what a restore would add, change and remove, item by item with a box each, then does what is ticked. */
export function RestoreDialog({ source, onClose }: Props) {
  const { t } = useLingui();
  const shown = useLocale();
  const { pathname } = useLocation();
  const { preview, failure, setFailure } = usePreview(source);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [result, setResult] = useState<RestoreResult | null>(null);
  const { isRestoring, restore } = useRestore(source, setResult, setFailure);
  const changes = preview?.changes ?? [];
  // Newer data stays unless the person chooses to remove it.
  const ticked = chosen ?? new Set(changes.filter(isTickedAtFirst).map(keyOf));
  const count = changes.filter((change) => ticked.has(keyOf(change))).length;

  function close() {
    const locale = result?.preferences.locale;
    if (locale && locale !== shown) location.assign(pathIn(locale, pathname));
    else onClose();
  }
  function toggle(change: BackupChange) {
    const next = new Set(ticked);
    if (!next.delete(keyOf(change))) next.add(keyOf(change));
    setChosen(next);
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      title={t`Restaurar la copia`}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            {result ? t`Cerrar` : t`Cancelar`}
          </Button>
          {result || changes.length === 0 ? null : (
            <Button
              icon={<RotateCcw aria-hidden="true" />}
              isLoading={isRestoring}
              disabled={count === 0}
              onClick={() => restore(changes.filter((change) => ticked.has(keyOf(change))))}
            >
              <Plural value={count} one="Restaurar # cambio" other="Restaurar # cambios" />
            </Button>
          )}
        </>
      }
    >
      <div className={styles.preview}>
        {failure ? <Callout type="error" title={failure} /> : null}
        {!preview && !failure ? <Skeleton className={styles.place} /> : null}
        {result ? <Result result={result} /> : null}
        {preview && !result ? <Preview preview={preview} ticked={ticked} onToggle={toggle} /> : null}
      </div>
    </Dialog>
  );
}

function isTickedAtFirst({ action, is_possible }: BackupChange): boolean {
  return action !== "remove" && is_possible;
}

function usePreview(source: BackupSource) {
  const http = useHttp();
  const locale = useLocale();
  const wordsFor = useRefusalText();
  const [preview, setPreview] = useState<BackupPreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each source
  useEffect(() => {
    let isOpen = true;
    // A restore is compared with what this device shows.
    const kept = http.call(changePreferences, { body: shownPreferences(locale) });
    void kept
      .then(() => http.call(endpoints.previewBackup, { body: source }))
      .then((answer) => {
        if (!isOpen) return;
        if (isSuccess(answer)) setPreview(answer.data.data);
        else setFailure(wordsFor(answer));
      });
    return () => {
      isOpen = false;
    };
  }, [source]);
  return { preview, failure, setFailure };
}

function useRestore(
  source: BackupSource,
  onDone: (result: RestoreResult) => void,
  onFailure: (words: string | null) => void,
) {
  const http = useHttp();
  const wordsFor = useRefusalText();
  const queryClient = useQueryClient();
  const [isRestoring, setIsRestoring] = useState(false);

  async function restore(changes: readonly BackupChange[]) {
    setIsRestoring(true);
    onFailure(null);
    const body = { source, changes: changes.map(({ part, key }) => ({ part, key })) };
    const answer = await http.call(endpoints.restoreBackup, { body });
    setIsRestoring(false);
    if (!isSuccess(answer)) return onFailure(wordsFor(answer));
    onDone(answer.data.data);
    applyPreferences(answer.data.data.preferences);
    const personId = authStore.getState().user?.id;
    if (personId !== undefined) await syncWithAccount(http, personId, Date.now);
    await fetchCurrentUser(http, { force: true });
    await queryClient.invalidateQueries();
  }
  return { isRestoring, restore };
}

/** Makes restored preferences those of this device; the page's language changes when the dialog is closed. */
function applyPreferences({ theme, locale }: PreferencesBody) {
  if (theme) chooseTheme(theme);
  if (locale) storePreference(localeKey, locale);
}

type PreviewProps = {
  preview: BackupPreview;
  ticked: ReadonlySet<string>;
  onToggle(change: BackupChange): void;
};

function Preview({ preview: { made_at, is_intact, changes }, ticked, onToggle }: PreviewProps) {
  const { t } = useLingui();
  const madeAt = formatDateTime(made_at, useLocale());
  const titles = {
    add: t`Se añadirá`,
    change: t`Volverá a ser como era`,
    remove: t`Se quitará, porque no está en la copia`,
  };
  return (
    <>
      <p>{t`Copia del ${madeAt}. Antes de cambiar nada guardamos otra de cómo está todo ahora.`}</p>
      {is_intact ? null : (
        <Callout type="warning" title={t`El archivo ha cambiado desde que lo descargaste`}>
          {t`Míralo bien antes de restaurarlo.`}
        </Callout>
      )}
      {changes.length === 0 ? <p role="status">{t`Todo está ya como en la copia.`}</p> : null}
      {backupActions.map((action) => {
        const group = changes.filter((change) => change.action === action);
        return group.length > 0 ? (
          <fieldset key={action} className={styles.group}>
            <legend>{titles[action]}</legend>
            {group.map((change) => (
              <ChangeBox
                key={keyOf(change)}
                change={change}
                isTicked={ticked.has(keyOf(change))}
                onToggle={() => onToggle(change)}
              />
            ))}
          </fieldset>
        ) : null;
      })}
    </>
  );
}

type BoxProps = { change: BackupChange; isTicked: boolean; onToggle(): void };

function ChangeBox({ change, isTicked, onToggle }: BoxProps) {
  const { t } = useLingui();
  const { name, part } = useItemWords()(change);
  const { is_possible } = change;
  return (
    <Checkbox
      checked={isTicked}
      disabled={!is_possible}
      onChange={onToggle}
      label={
        <>
          {name} <span className={styles.detail}>{part}</span>
          {is_possible ? null : <span className={styles.detail}> · {t`ya no está en la tienda`}</span>}
        </>
      }
    />
  );
}

function Result({ result: { made, left_out } }: { result: RestoreResult }) {
  const { t } = useLingui();
  return (
    <>
      <p role="status" className={styles.name}>
        <Plural value={made} one="Hecho: # cambio." other="Hechos: # cambios." />
      </p>
      {left_out.length > 0 ? (
        <Callout type="warning" title={t`Esto no ha cabido o ya no es válido`}>
          {left_out.join(" · ")}
        </Callout>
      ) : null}
    </>
  );
}

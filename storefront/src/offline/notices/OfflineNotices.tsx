import { useLingui } from "@lingui/react/macro";
import { languageNames } from "@recambia/contract/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatShortDateTime } from "../../lib/texts/format-short-date-time.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { catalogueRoot } from "../catalogue-root.ts";
import { keepLanguageOfPage, refreshOffline } from "../download/run-download.ts";
import { forgetOthers } from "../forget-person.ts";
import { useOfflineState } from "../offline-store.ts";
import { registerWorker, takeNewRelease, useWaitingRelease } from "../register-worker.ts";
import { followNetwork } from "./follow-network.ts";
import { InstallOffer } from "./InstallOffer.tsx";
import { holdInstallPrompt } from "./install-offer.ts";
import { watchMissingPictures } from "./missing-pictures.ts";
import styles from "./OfflineNotices.module.css";
import { useShownPaths } from "./use-shown-paths.ts";

/** Notices on every page: no network, with the age of the shown data, or a new release. */
export function OfflineNotices() {
  const { t } = useLingui();
  const waiting = useWaitingRelease();
  useStart();
  return (
    <>
      <OfflineBar />
      <InstallOffer />
      {waiting ? (
        <div className={styles.bar} role="status">
          <span>{t`Hay una versión nueva de la tienda.`}</span>
          <Button look="quiet" onClick={() => takeNewRelease(waiting)}>
            {t`Actualizar`}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Starts what a device does by itself: the worker, refreshing what is kept, and forgetting who has left. */
function useStart() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  useEffect(() => {
    registerWorker(locale).then(() => keepLanguageOfPage(locale));
  }, [locale]);
  useEffect(() => {
    holdInstallPrompt();
    forgetOthers();
    const refresh = () => refreshOffline().catch(() => undefined);
    refresh();
    addEventListener("online", refresh);
    return () => removeEventListener("online", refresh);
  }, []);
  useEffect(() => followNetwork(queryClient), [queryClient]);
  useEffect(watchMissingPictures, []);
}

function OfflineBar() {
  const { isOffline, ...unanswered } = useOfflineState();
  return isOffline ? <WithoutNetwork {...unanswered} /> : null;
}

type Unanswered = Omit<ReturnType<typeof useOfflineState>, "isOffline">;

/** Says from when the oldest of what the page shows is, in which other language, and whether something of it is not kept. */
function WithoutNetwork({ kept, keptIn, missing }: Unanswered) {
  const { t } = useLingui();
  const locale = useLocale();
  const shown = useShownPaths();
  const times = shown.flatMap((path) => kept[path] ?? []);
  const isLacking = shown.some((path) => missing.includes(path));
  const isOfCatalogue = shown.some((path) => path.startsWith(catalogueRoot) && path in kept);
  const otherLanguage = isOfCatalogue && keptIn !== null && keptIn !== locale ? languageNames[keptIn] : null;
  const from = times.length > 0 ? formatShortDateTime(Math.min(...times), locale) : null;
  return (
    <div className={styles.bar} role="status">
      <span>
        {from === null ? t`Sin conexión.` : t`Sin conexión: lo ves como estaba el ${from}.`}{" "}
        {otherLanguage ? t`Lo llevas en otro idioma: ${otherLanguage}.` : null}{" "}
        {isLacking ? t`Algo de esta página necesita conexión.` : null}
      </span>
      <Link to="/profile/offline">{t`Lo que llevas`}</Link>
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatShortDateTime } from "../../lib/texts/format-short-date-time.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { refreshOffline } from "../download/run-download.ts";
import { forgetOthers } from "../forget-person.ts";
import { noteNavigation, noteOnline, useOfflineState } from "../offline-store.ts";
import { registerWorker, takeNewRelease, useWaitingRelease } from "../register-worker.ts";
import { InstallOffer } from "./InstallOffer.tsx";
import { holdInstallPrompt } from "./install-offer.ts";
import styles from "./OfflineNotices.module.css";

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
  useEffect(() => {
    registerWorker(locale);
  }, [locale]);
  useEffect(() => {
    holdInstallPrompt();
    forgetOthers();
    const refresh = () => refreshOffline().catch(() => undefined);
    refresh();
    const back = () => {
      noteOnline();
      refresh();
    };
    addEventListener("online", back);
    return () => removeEventListener("online", back);
  }, []);
}

function OfflineBar() {
  const { t } = useLingui();
  const locale = useLocale();
  const { pathname } = useLocation();
  const { isOffline, isLacking, shown } = useOfflineState();
  useEffect(() => {
    if (pathname) noteNavigation();
  }, [pathname]);
  if (!isOffline) return null;
  const times = Object.values(shown);
  const from = times.length > 0 ? formatShortDateTime(Math.min(...times), locale) : null;
  return (
    <div className={styles.bar} role="status">
      <span>
        {from === null ? t`Sin conexión.` : t`Sin conexión: lo ves como estaba el ${from}.`}{" "}
        {isLacking ? t`Algo de esta página necesita conexión.` : null}
      </span>
      <Link to="/profile/offline">{t`Lo que llevas`}</Link>
    </div>
  );
}

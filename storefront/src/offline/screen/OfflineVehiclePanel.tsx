import { useLingui } from "@lingui/react/macro";
import { languageNames } from "@recambia/contract/locale";
import { Pause, Play, RefreshCw, Trash2 } from "lucide-react";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatCount } from "../../lib/texts/format-count.ts";
import { formatShortDateTime } from "../../lib/texts/format-short-date-time.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import type { OfflineVehicle } from "../database.ts";
import { useDownloadState } from "../download/download-store.ts";
import { dropVehicle } from "../download/download-vehicle.ts";
import { pause, startDownload } from "../download/run-download.ts";
import { formatMegabytes } from "../format-megabytes.ts";
import styles from "./OfflineScreen.module.css";

/** A vehicle that this device takes along: how far it is, from when it is, and what can be done with it. */
export function OfflineVehiclePanel({ vehicle }: { vehicle: OfflineVehicle }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { progress } = useDownloadState();
  const { overview, checkedAt } = vehicle;
  const own = progress?.vehicleId === vehicle.id ? progress : null;
  const isRunning = own?.state === "running";
  const share = own?.share ?? shareOf(vehicle);
  const percent = Math.round(share * 100);
  const count = formatCount(overview.product_count, locale);
  const megabytes = formatMegabytes(overview.product_bytes + overview.picture_bytes, locale);
  const date = formatShortDateTime(checkedAt ?? 0, locale);
  const language = languageNames[vehicle.locale];
  const name = `${overview.vehicle.model_name} ${overview.vehicle.vehicle_name}`;
  return (
    <Panel title={name}>
      <p role="status">
        {checkedAt === null
          ? t`Llevas el ${percent} % de ${count} productos (${megabytes}).`
          : t`${count} productos (${megabytes}), como estaban el ${date}.`}
      </p>
      {vehicle.locale === locale || checkedAt === null ? null : (
        <p>{t`Está en otro idioma: ${language}. Si lo actualizas, viene en el de esta página.`}</p>
      )}
      {isRunning || checkedAt === null ? (
        <progress className={styles.progress} max={1} value={share} aria-label={t`Progreso`} />
      ) : null}
      {own?.state === "failed" ? (
        <p role="alert">{t`Se ha interrumpido. Lo que ya llevas se queda; sigue cuando tengas conexión.`}</p>
      ) : null}
      {own?.state === "full" ? (
        <p role="alert">{t`No cabe más en este dispositivo. Libera espacio y sigue: lo que ya llevas se queda.`}</p>
      ) : null}
      <div className={styles.actions}>
        {isRunning ? (
          <Button look="quiet" icon={<Pause aria-hidden="true" />} onClick={() => pause(vehicle.id)}>
            {t`Pausar`}
          </Button>
        ) : (
          <Button
            look="quiet"
            icon={checkedAt === null ? <Play aria-hidden="true" /> : <RefreshCw aria-hidden="true" />}
            onClick={() => startDownload(checkedAt === null ? vehicle : { ...vehicle, locale })}
          >
            {checkedAt === null ? t`Continuar` : t`Actualizar`}
          </Button>
        )}
        <Button look="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => dropVehicle(vehicle.id)}>
          {t`Quitar de este dispositivo`}
        </Button>
      </div>
    </Panel>
  );
}

/** Part of the shares that are there. */
function shareOf({ shareTags }: OfflineVehicle): number {
  return shareTags.filter((tag) => tag !== null).length / Math.max(1, shareTags.length);
}

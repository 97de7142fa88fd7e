import { useLingui } from "@lingui/react/macro";
import type { GarageVehicle } from "@recambia/contract/vehicles/schemas";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CarFront } from "lucide-react";
import { useState } from "react";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatCount } from "../../lib/texts/format-count.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { useDownloadState } from "../download/download-store.ts";
import { fetchOverview } from "../download/fetch-catalogue.ts";
import { startDownload } from "../download/run-download.ts";
import { formatMegabytes } from "../format-megabytes.ts";
import styles from "./OfflineScreen.module.css";

/** "Llevar mi coche", with the size that it takes before it starts. */
export function TakeVehiclePanel({ vehicle }: { vehicle: GarageVehicle }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { progress } = useDownloadState();
  const [withUniversal, setWithUniversal] = useState(false);
  const wanted = { id: vehicle.variantId, locale, withUniversal };
  const size = useQuery({
    queryKey: ["vehicle-catalogue", wanted],
    queryFn: () => fetchOverview(wanted),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const own = progress?.vehicleId === vehicle.variantId ? progress : null;
  const name = vehicle.modelName;
  const count = formatCount(size.data?.product_count ?? 0, locale);
  const bytes = (size.data?.product_bytes ?? 0) + (size.data?.picture_bytes ?? 0);
  const megabytes = formatMegabytes(bytes, locale);
  return (
    <Panel title={t`Llevar mi coche`}>
      <p role="status">
        {size.data
          ? t`${count} productos para tu ${name}, con sus fotos en pequeño: unos ${megabytes}.`
          : null}
        {size.isPending ? t`Calculando el tamaño…` : null}
        {hasFailed(size) ? t`Para llevártelo hace falta conexión.` : null}
      </p>
      <Checkbox
        checked={withUniversal}
        onChange={(event) => setWithUniversal(event.target.checked)}
        label={t`También lo universal: aceites, herramientas, limpieza…`}
      />
      <div className={styles.actions}>
        <Button
          icon={<CarFront aria-hidden="true" />}
          aria-disabled={!size.data}
          isLoading={progress?.state === "running"}
          onClick={() => size.data && startDownload(wanted)}
        >
          {t`Llevar mi ${name}`}
        </Button>
      </div>
      {own?.state === "failed" ? (
        <p role="alert">{t`No se ha podido llevar. Comprueba la conexión y el espacio, y vuelve a intentarlo.`}</p>
      ) : null}
      {own?.state === "full" ? (
        <p role="alert">{t`No cabe en este dispositivo. Libera espacio y vuelve a intentarlo.`}</p>
      ) : null}
    </Panel>
  );
}

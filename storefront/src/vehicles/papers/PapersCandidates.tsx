import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatPeriod, type PapersQuery, type Vehicle } from "@recambia/contract/vehicles/schemas";
import { useQuery } from "@tanstack/react-query";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Picker } from "../../ui/forms/Picker.tsx";
import { formatDisplacement, formatPower } from "../format-vehicle.ts";
import { useLogFailure } from "../garage/use-log-failure.ts";
import { PickerRow } from "../picker/PickerRow.tsx";
import { papersQuery } from "../queries.ts";
import { VehicleDrawing } from "../VehicleDrawing.tsx";
import styles from "./PapersPicker.module.css";

type Props = { papers: PapersQuery; chosen: Vehicle | null; onChoose(vehicle: Vehicle): void };

/** The vehicles that the papers leave open: the shopper says which it is. */
export function PapersCandidates({ papers, chosen, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const detailOf = (vehicle: Vehicle) => describeVersion(vehicle, i18n);
  const candidates = useQuery(papersQuery(papers));
  useLogFailure(candidates, "candidates");
  if (hasFailed(candidates)) return <QueryFailure query={candidates} />;
  return (
    <>
      <Found total={candidates.data?.meta.total} shown={candidates.data?.data.length ?? 0} />
      <Picker<Vehicle>
        label={t`Versiones que coinciden`}
        searchLabel={t`Buscar en la lista`}
        rows={candidates.data?.data}
        keyOf={({ variant }) => variant.id}
        titleOf={nameOf}
        detailOf={detailOf}
        renderRow={(vehicle) => (
          <PickerRow
            picture={<VehicleDrawing thumbnail={vehicle.model.thumbnail} />}
            title={nameOf(vehicle)}
            detail={detailOf(vehicle)}
          />
        )}
        rowHeightPx={64}
        chosenKey={chosen?.variant.id ?? null}
        onChoose={onChoose}
        nothingFound={t`Ninguna versión de la lista se llama así.`}
        noRows={t`Ninguna versión tiene esos datos. Repasa los números, quita la cilindrada o elige tu vehículo por marca y modelo.`}
        takesFocus
      />
    </>
  );
}

function Found({ total, shown }: { total: number | undefined; shown: number }) {
  return (
    <p className={styles.found} role="status">
      {total === undefined ? <Trans>Buscando…</Trans> : null}
      {total === 0 ? <Trans>No hay ninguna.</Trans> : null}
      {total === 1 ? <Trans>Solo puede ser esta. Elígela si es la tuya.</Trans> : null}
      {total !== undefined && total > 1 && total <= shown ? (
        <Trans>{total} versiones coinciden. Elige la tuya.</Trans>
      ) : null}
      {total !== undefined && total > shown ? (
        <Trans>
          {total} versiones coinciden y aquí ves {shown}. Añade la cilindrada o la marca.
        </Trans>
      ) : null}
    </p>
  );
}

function nameOf({ maker, model }: Vehicle): string {
  return `${maker.name} ${model.name}`;
}

function describeVersion({ variant }: Vehicle, i18n: I18n): string {
  const period = formatPeriod(variant.performance_period);
  return [variant.vehicle_name, period, formatPower(variant, i18n), formatDisplacement(variant.ccm)]
    .filter(Boolean)
    .join(" · ");
}

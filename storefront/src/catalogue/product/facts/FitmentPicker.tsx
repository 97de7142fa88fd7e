import { useLingui } from "@lingui/react/macro";
import type { Fitment } from "@recambia/contract/catalogue/product";
import { formatPeriod } from "@recambia/contract/vehicles/schemas";
import { useQuery } from "@tanstack/react-query";
import { hasFailed } from "../../../lib/http/has-failed.ts";
import { useHttp } from "../../../lib/http/http-context.ts";
import { QueryFailure } from "../../../ui/feedback/QueryFailure.tsx";
import { Picker } from "../../../ui/forms/Picker.tsx";
import {
  addSharedVehicle,
  formatAlternatives,
  formatMotor,
  useSelectedVehicle,
} from "../../../vehicles/index.ts";
import { fitmentsQuery } from "../../queries.ts";
import styles from "./FitmentList.module.css";

const rowHeightPx = 64;

/** Searchable list of the vehicles that a product fits, starting at the shopper's maker. Choosing one selects it. */
export function FitmentPicker({ slug }: { slug: string }) {
  const { t } = useLingui();
  const http = useHttp();
  const fitments = useQuery(fitmentsQuery(slug));
  const maker = useSelectedVehicle()?.makerName;
  if (hasFailed(fitments)) return <QueryFailure query={fitments} />;
  return (
    <Picker
      label={t`Vehículos en los que encaja`}
      searchLabel={t`Buscar en la lista`}
      rows={fitments.data && ownMakerFirst(fitments.data, maker)}
      keyOf={({ vehicle }) => vehicle.id}
      titleOf={({ vehicle }) => `${vehicle.maker_name} ${vehicle.model_name} ${vehicle.vehicle_name}`}
      detailOf={({ vehicle }) => vehicle.motor_name}
      headingOf={({ vehicle }) => vehicle.maker_name}
      renderRow={(fitment) => <FitmentRow fitment={fitment} />}
      onChoose={({ vehicle }) => addSharedVehicle(http, vehicle.id)}
      rowHeightPx={rowHeightPx}
      nothingFound={t`Ningún vehículo de la lista se llama así.`}
      noRows={t`No constan vehículos.`}
      listClassName={styles.list ?? ""}
    />
  );
}

function FitmentRow({ fitment: { vehicle, alternatives } }: { fitment: Fitment }) {
  const { i18n } = useLingui();
  const conditions = formatAlternatives(alternatives, i18n);
  const detail = [
    formatMotor(vehicle.motor_name, i18n),
    formatPeriod(vehicle.performance_period),
    conditions,
  ];
  return (
    <span className={styles.row}>
      <span>{`${vehicle.model_name} ${vehicle.vehicle_name}`}</span>
      <span className={styles.detail}>{detail.filter(Boolean).join(" · ")}</span>
    </span>
  );
}

function ownMakerFirst(fitments: readonly Fitment[], maker: string | undefined): readonly Fitment[] {
  if (!maker) return fitments;
  const isOwn = ({ vehicle }: Fitment) => vehicle.maker_name === maker;
  return [...fitments.filter(isOwn), ...fitments.filter((fitment) => !isOwn(fitment))];
}

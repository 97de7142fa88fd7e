import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CartLine } from "@recambia/contract/cart/schemas";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { vehicleFullName } from "@recambia/contract/vehicles/vehicle-names";
import { FitMark, formatMotor } from "../../../vehicles/index.ts";
import styles from "./LineVehicle.module.css";

/** Shows a line's vehicle and whether the item fits it. Carts for two cars are common. */
export function LineVehicle({ line }: { line: Pick<CartLine, "vehicle" | "fit"> }) {
  const { t, i18n } = useLingui();
  const { vehicle, fit } = line;
  if (!vehicle && fit.answer === "no_vehicle") {
    return (
      <p className={styles.note}>
        <Trans>Añadido sin elegir vehículo: comprueba que te encaja.</Trans>
      </p>
    );
  }
  const car = vehicle ? carWords(vehicle, i18n) : "";
  return (
    <div className={styles.vehicle}>
      <FitMark fit={fit} vehicle={vehicle} isCompact />
      {vehicle ? <p className={styles.note}>{t`Para: ${car}`}</p> : null}
    </div>
  );
}

/** Formats a vehicle as `SEAT Ibiza IV 1.2, 44 kW (60 CV)`, enough to tell two cars apart. */
function carWords(vehicle: VehicleSummary, i18n: I18n): string {
  const [power = ""] = formatMotor(vehicle.motor_name, i18n).split(", ");
  return `${vehicleFullName(vehicle)}, ${power}`;
}

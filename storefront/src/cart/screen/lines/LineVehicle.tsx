import { Trans, useLingui } from "@lingui/react/macro";
import type { CartLine } from "@recambia/contract/cart/schemas";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { vehicleFullName } from "@recambia/contract/vehicles/vehicle-names";
import { FitMark } from "../../../vehicles/index.ts";
import styles from "./LineVehicle.module.css";

/** Shows a line's vehicle and whether the item fits it. Carts for two cars are common. */
export function LineVehicle({ line }: { line: Pick<CartLine, "vehicle" | "fit"> }) {
  const { t } = useLingui();
  const { vehicle, fit } = line;
  if (!vehicle && fit.answer === "no_vehicle") {
    return (
      <p className={styles.note}>
        <Trans>Añadido sin elegir vehículo: comprueba que te encaja.</Trans>
      </p>
    );
  }
  const car = vehicle ? carWords(vehicle) : "";
  return (
    <div className={styles.vehicle}>
      <FitMark fit={fit} vehicle={vehicle} isCompact />
      {vehicle ? <p className={styles.note}>{t`Para: ${car}`}</p> : null}
    </div>
  );
}

/** Formats a vehicle as `SEAT Ibiza IV 1.2, 44 kW (60 CV)`, enough to tell two cars apart. */
function carWords(vehicle: VehicleSummary): string {
  const [power = ""] = vehicle.motor_name.split(", ");
  return `${vehicleFullName(vehicle)}, ${power}`;
}

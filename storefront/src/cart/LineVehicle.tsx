import { useLingui } from "@lingui/react/macro";
import type { CartLine } from "@recambia/contract/cart";
import { FitMark } from "../vehicles/index.ts";
import styles from "./LineVehicle.module.css";

/** Which vehicle the line is for and whether it fits that one: two cars in one cart are normal. */
export function LineVehicle({ line }: { line: CartLine }) {
  const { t } = useLingui();
  const { vehicle, fit } = line;
  const car = vehicle ? `${vehicle.maker_name} ${vehicle.vehicle_name}` : "";
  if (!vehicle && fit.answer !== "universal") return null;
  return (
    <div className={styles.vehicle}>
      <FitMark fit={fit} vehicle={vehicle} isCompact />
      {vehicle ? <p className={styles.car}>{t`Para: ${car} · ${vehicle.motor_name}`}</p> : null}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { CartLine } from "@recambia/contract/cart";
import styles from "./LineVehicle.module.css";

/** Which vehicle the line is for and whether it fits that one: two cars in one cart are normal. */
export function LineVehicle({ line }: { line: CartLine }) {
  const { t } = useLingui();
  const { vehicle } = line;
  if (!vehicle) return null;
  const car = `${vehicle.maker_name} ${vehicle.vehicle_name}`;
  return <p className={styles.vehicle}>{t`Para: ${car}`}</p>;
}

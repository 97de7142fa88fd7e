import { useLingui } from "@lingui/react/macro";
import { formatPeriod, type GarageVehicle } from "@recambia/contract/vehicles/schemas";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../../ui/actions/Button.tsx";
import { PlateBand } from "../../../ui/marks/Plate.tsx";
import { formatMotor, toVehicleSummary } from "../../format-vehicle.ts";
import { pathForVehicle } from "../../garage/vehicle-param.ts";
import { VehicleDrawing } from "../../VehicleDrawing.tsx";
import { preloadGarageDialogs } from "../GarageDialogs.tsx";
import { openSelectVehicle } from "../open-dialog.ts";
import styles from "./PlatePicker.module.css";

type Props = {
  vehicle: GarageVehicle;
  /** It has just been chosen here: the way on has the focus. */
  takesFocus: boolean;
};

/** The selected vehicle on the landing page's large plate, and the way to its parts. */
export function SelectedPlate({ vehicle, takesFocus }: Props) {
  const { t, i18n } = useLingui();
  const wayOn = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) wayOn.current?.focus();
  }, [takesFocus]);
  const summary = toVehicleSummary(vehicle);
  return (
    <section className={styles.picker} aria-label={t`Tu vehículo`}>
      <div className={`${styles.plate} ${styles.selected}`}>
        <PlateBand />
        <span className={styles.vehicle}>
          <span className={styles.title}>
            {vehicle.makerName} {vehicle.modelName}
          </span>
          <span className={styles.detail}>
            {vehicle.variantName} · {formatMotor(vehicle.variantMotor, i18n)}
          </span>
          <span className={styles.detail}>{formatPeriod(summary.performance_period)}</span>
        </span>
        <VehicleDrawing thumbnail={vehicle.thumbnail} size="large" />
      </div>
      <div className={styles.foot}>
        <Link ref={wayOn} to={pathForVehicle("/categories", vehicle)} className={buttonClass()}>
          {t`Ver sus recambios`}
        </Link>
        <Button
          look="quiet"
          aria-haspopup="dialog"
          onPointerEnter={preloadGarageDialogs}
          onFocus={preloadGarageDialogs}
          onClick={openSelectVehicle}
        >
          {t`Cambiar`}
        </Button>
      </div>
    </section>
  );
}

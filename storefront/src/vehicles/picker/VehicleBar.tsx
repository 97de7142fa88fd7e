import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { Plate } from "../../ui/marks/Plate.tsx";
import { formatMotor } from "../format-vehicle.ts";
import { useGarage, useSelectedVehicle } from "../garage/store.ts";
import { GarageDialogs, preloadGarageDialogs } from "./GarageDialogs.tsx";
import { openSelectVehicle } from "./open-dialog.ts";
import styles from "./VehicleBar.module.css";

/**
 * The vehicle card (specification §4): shows the selected vehicle as a plate, or an empty plate, and opens the garage. Both
 * plates have the same size, so that nothing moves when the browser fills in the vehicle, which the server cannot know.
 */
export function VehicleBar() {
  const { t, i18n } = useLingui();
  const vehicle = useSelectedVehicle();
  const { selected } = useGarage();
  return (
    <>
      <button
        type="button"
        className={styles.bar}
        aria-haspopup="dialog"
        onClick={openSelectVehicle}
        onPointerEnter={preloadGarageDialogs}
        onFocus={preloadGarageDialogs}
      >
        {vehicle ? (
          <>
            <VisuallyHidden>{t`Tu vehículo:`}</VisuallyHidden>
            <Plate
              title={vehicle.modelName}
              detail={`${vehicle.variantName} · ${formatMotor(vehicle.variantMotor, i18n)}`}
              trailing={<ChevronDown size={20} aria-hidden="true" />}
            />
          </>
        ) : selected ? (
          <Plate isEmpty title={selected.modelName} detail={t`ya no está en el catálogo: elígelo otra vez`} />
        ) : (
          <Plate isEmpty title={t`Añade tu vehículo`} detail={t`y verás solo lo que le encaja`} />
        )}
      </button>
      <GarageDialogs />
    </>
  );
}

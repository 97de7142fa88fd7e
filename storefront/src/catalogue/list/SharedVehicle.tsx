import { useLingui } from "@lingui/react/macro";
import type { ForVehicle } from "@recambia/contract/vehicles/schemas";
import { vehicleFullName } from "@recambia/contract/vehicles/vehicle-names";
import { useSearchParams } from "react-router";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import {
  addSharedVehicle,
  openAddVehicle,
  useIsSelectedVehicle,
  useSelectedVehicle,
} from "../../vehicles/index.ts";
import { vehicleParameterName, withParameter } from "./list-url.ts";
import styles from "./ProductList.module.css";

/**
 * Shown when a link names a vehicle other than the selected one, or one that the catalogue does not know: nobody should
 * take what fits another's car for what fits theirs. Offers to add it to the garage or to continue with the shopper's own.
 */
export function SharedVehicle({ about: { vehicle, is_vehicle_unknown: isUnknown } }: { about: ForVehicle }) {
  const { t } = useLingui();
  const http = useHttp();
  const [search, setSearch] = useSearchParams();
  const selected = useSelectedVehicle();
  const isOther = !useIsSelectedVehicle(vehicle?.id ?? "") && vehicle !== null;
  const car = vehicle && vehicleFullName(vehicle);
  if (!isUnknown && !isOther) return null;
  const own = selected && `${selected.modelName} ${selected.variantName}`;
  const about = own ? t`Lo que ves es para otro vehículo: ${car}.` : t`Lo que ves es para un ${car}.`;
  return (
    <div className={styles.vehicle} role="note">
      <span>
        {isUnknown ? t`El vehículo de este enlace ya no está en nuestro catálogo: lo ves todo.` : about}
      </span>
      <span className={styles.choices}>
        {vehicle ? (
          <Button look="quiet" onClick={() => addSharedVehicle(http, vehicle.id).then(focusContent)}>
            {t`Añadirlo a mi garaje`}
          </Button>
        ) : null}
        {selected ? (
          <Button
            look="quiet"
            onClick={() => {
              setSearch(withParameter(search, vehicleParameterName, selected.variantId), {
                replace: true,
                state: { keepsPlace: true },
              });
              focusContent();
            }}
          >
            {t`Ver para mi ${own}`}
          </Button>
        ) : (
          <Button look="quiet" onClick={() => openAddVehicle()}>
            {t`Elegir mi coche`}
          </Button>
        )}
      </span>
    </div>
  );
}

/** The note goes with what it offered, and would take the focus with it. */
function focusContent() {
  document.getElementById("content")?.focus({ preventScroll: true });
}

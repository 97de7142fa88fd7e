import { useLingui } from "@lingui/react/macro";
import type { VehicleSummary } from "@recambia/contract/vehicles";
import { useSearchParams } from "react-router";
import { useHttp } from "../lib/http-context.ts";
import { Button } from "../ui/Button.tsx";
import { driveSharedVehicle, useSelectedVehicle } from "../vehicles/index.ts";
import { vehicleName, withParameter } from "./list-address.ts";
import styles from "./ProductList.module.css";

/**
 * A link from somebody else names a vehicle that is not the shopper's selected one: says so, and
 * offers to keep it in the garage or to go on with one's own.
 */
export function SharedVehicle({ vehicle }: { vehicle: VehicleSummary | null }) {
  const { t } = useLingui();
  const http = useHttp();
  const [search, setSearch] = useSearchParams();
  const selected = useSelectedVehicle();
  if (!vehicle || !selected || selected.variantId === vehicle.id) return null;
  const own = `${selected.modelName} ${selected.variantName}`;
  return (
    <div className={styles.vehicle} role="note">
      <span>{t`Este enlace es para otro vehículo que el tuyo.`}</span>
      <Button look="quiet" onClick={() => driveSharedVehicle(http, vehicle.id)}>
        {t`Añadirlo a mi garaje`}
      </Button>
      <Button
        look="quiet"
        onClick={() =>
          setSearch(withParameter(search, vehicleName, selected.variantId), {
            replace: true,
            state: { keepsPlace: true },
          })
        }
      >
        {t`Ver para mi ${own}`}
      </Button>
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { ForVehicle } from "@recambia/contract/vehicles/schemas";
import { vehicleFullName } from "@recambia/contract/vehicles/vehicle-names";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useHttp } from "../../../lib/http/http-context.ts";
import { useHydrated } from "../../../lib/loading/use-hydrated.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import {
  addSharedVehicle,
  openAddVehicle,
  useIsOwnVehicle,
  useIsSelectedVehicle,
  useSelectedVehicle,
} from "../../../vehicles/index.ts";
import { vehicleParameterName, withParameter } from "../list-url.ts";
import styles from "../ProductList.module.css";

/**
 * Shown when a link names a vehicle other than the selected one, or one that the catalogue does not know: nobody should
 * take what fits another's car for what fits theirs. Offers to add it to the garage or to continue with the shopper's own.
 */
export function SharedVehicle({ about: { vehicle, is_vehicle_unknown: isUnknown } }: { about: ForVehicle }) {
  const { t } = useLingui();
  const http = useHttp();
  const [search, setSearch] = useSearchParams();
  const selected = useSelectedVehicle();
  const isOwn = useIsSelectedVehicle(vehicle?.id ?? "");
  const isInGarage = useIsOwnVehicle(vehicle?.id);
  const isHydrated = useHydrated();
  if (!isUnknown && (!vehicle || (isHydrated && isOwn))) return null;
  const car = vehicle && vehicleFullName(vehicle);
  function showForOwn() {
    setSearch(withParameter(search, vehicleParameterName, selected?.variantId ?? null), {
      replace: true,
      state: { keepsPlace: true },
    });
    focusContent();
  }
  return (
    <div
      className={isUnknown || isHydrated ? styles.vehicle : `${styles.vehicle} ${styles.ofOther}`}
      role="note"
    >
      {isUnknown ? (
        <span>{t`El vehículo de este enlace ya no está en nuestro catálogo: lo ves todo.`}</span>
      ) : (
        <ByGarage
          withOwn={<span>{t`Lo que ves es para otro vehículo: ${car}.`}</span>}
          without={<span>{t`Lo que ves es para un ${car}.`}</span>}
        />
      )}
      <span className={styles.choices}>
        {vehicle ? (
          <TakeButton
            isInGarage={isHydrated && isInGarage}
            onTake={() => addSharedVehicle(http, vehicle.id).then(focusContent)}
          />
        ) : null}
        <ByGarage
          withOwn={<Button look="quiet" onClick={showForOwn}>{t`Ver para el mío`}</Button>}
          without={<Button look="quiet" onClick={() => openAddVehicle()}>{t`Elegir mi coche`}</Button>}
        />
      </span>
    </div>
  );
}

/** Takes the vehicle of the page; one that is in the garage already only needs to be selected. */
export function TakeButton({ isInGarage, onTake }: { isInGarage: boolean; onTake(): void }) {
  const { t } = useLingui();
  return (
    <Button look="quiet" onClick={onTake}>
      {isInGarage ? t`Usar este vehículo` : t`Añadirlo a mi garaje`}
    </Button>
  );
}

/**
 * What a selected vehicle decides. The server knows no garage and renders both; the page's first script says which to show, so that
 * nothing moves when the browser takes over.
 */
function ByGarage({ withOwn, without }: { withOwn: ReactNode; without: ReactNode }) {
  const selected = useSelectedVehicle();
  const isHydrated = useHydrated();
  if (isHydrated) return selected ? withOwn : without;
  return (
    <>
      <span className={styles.ifOwn}>{withOwn}</span>
      <span className={styles.ifNone}>{without}</span>
    </>
  );
}

/** The note goes with what it offered, and would take the focus with it. */
function focusContent() {
  document.getElementById("content")?.focus({ preventScroll: true });
}

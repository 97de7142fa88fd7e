import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { formatCount } from "../../../lib/texts/format-count.ts";
import { useIsAuthenticated } from "../../../session/index.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { useSelectedVehicle } from "../../../vehicles/index.ts";
import { CategoryTiles } from "../../navigation/CategoryTiles.tsx";
import { subcategoryPath } from "../../paths.ts";
import { LastOrder } from "./LastOrder.tsx";
import { keepMileage, parseMileage, useMileage } from "./mileage.ts";
import { ShortcutSkeletons, ShortcutsSection } from "./ShortcutSkeletons.tsx";
import {
  inServiceOrder,
  intervalOf,
  isDue,
  nextChangeKm,
  type ServiceInterval,
} from "./service-intervals.ts";
import { servicePartsQuery } from "./service-parts.ts";
import styles from "./VehicleShortcuts.module.css";

/**
 * Links from the selected vehicle to its service parts, with prices, and when they are usually changed: by its mileage, once
 * told, and by its age. Parts that it does not have are left out.
 */
export function VehicleShortcuts() {
  const vehicle = useSelectedVehicle();
  const vehicleId = vehicle?.variantId ?? null;
  const isSignedIn = useIsAuthenticated();
  const mileageKm = useMileage(vehicleId);
  const noteOf = useIntervalText(mileageKm);
  const { data: parts } = useQuery(servicePartsQuery(vehicleId));
  if (!parts || !vehicle) return <ShortcutSkeletons />;
  // The youngest car of the version is as old as its production's end.
  const carYears = vehicle.variantTo ? new Date().getFullYear() - Math.floor(vehicle.variantTo / 100) : 0;
  const entries = inServiceOrder(parts, mileageKm, carYears).map((part) => {
    const interval = intervalOf(part.slug);
    return { ...part, note: noteOf(interval, isDue(interval, mileageKm, carYears)) };
  });
  return (
    <>
      {isSignedIn ? <LastOrder /> : null}
      <ShortcutsSection>
        <MileageForm key={vehicle.variantId} variantId={vehicle.variantId} mileageKm={mileageKm} />
        <CategoryTiles entries={entries} vehicleId={vehicleId} pathTo={subcategoryPath} />
      </ShortcutsSection>
    </>
  );
}

/** Returns when a part is to be changed, in words. */
function useIntervalText(mileageKm: number | null) {
  const { t } = useLingui();
  const locale = useLocale();
  return (interval: ServiceInterval, isDueNow: boolean): string => {
    const next = mileageKm === null ? null : nextChangeKm(interval, mileageKm);
    const km = formatCount(next ?? interval.km ?? 0, locale);
    const { years } = interval;
    const usual = () => {
      if (next !== null) return t`a los ${km} km`;
      if (interval.km === null) return years === 1 ? t`cada año` : t`cada ${years ?? 0} años`;
      if (years === null) return t`cada ${km} km`;
      return years === 1 ? t`cada ${km} km o un año` : t`cada ${km} km o ${years} años`;
    };
    if (interval.km === null && years === null) return "";
    const words = usual();
    return isDueNow ? t`Le toca: ${words}` : words;
  };
}

type FormProps = { variantId: string; mileageKm: number | null };

/** Asks for the mileage, which puts first what is due; an empty field forgets it. */
function MileageForm({ variantId, mileageKm }: FormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(mileageKm === null ? "" : String(mileageKm));
  const [isWrong, setIsWrong] = useState(false);

  function keep(event: FormEvent) {
    event.preventDefault();
    const km = parseMileage(typed);
    const isEmpty = typed.trim() === "";
    setIsWrong(km === null && !isEmpty);
    if (km !== null || isEmpty) keepMileage(variantId, km);
  }

  return (
    <form className={styles.mileage} onSubmit={keep} noValidate>
      <TextField
        label={t`¿Cuántos km tiene?`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        error={isWrong ? t`Escribe los kilómetros con números, por ejemplo 148.500.` : undefined}
      />
      <Button type="submit" look="quiet">
        {t`Ver qué le toca`}
      </Button>
    </form>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { Fit, FitAnswer } from "@recambia/contract/vehicles/fit";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { vehicleFullName, vehicleShortName } from "@recambia/contract/vehicles/vehicle-names";
import { Circle, CircleAlert, CircleCheck, CircleMinus, CircleQuestionMark } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { garageStore, useIsOwnVehicle } from "../garage/store.ts";
import { preloadGarageDialogs } from "../picker/GarageDialogs.tsx";
import { openAddVehicle, openSelectVehicle } from "../picker/open-dialog.ts";
import styles from "./FitMark.module.css";
import { formatAlternatives } from "./format-restriction.ts";
import { useKnownFit } from "./use-known-fit.ts";

type Props = {
  fit: Fit;
  /** The vehicle that the answer is about, as it came with the answer; null when none was named. */
  vehicle: VehicleSummary | null;
  /** For cards and lines: small, and never a control. */
  isCompact?: boolean;
};

const icons: Record<FitAnswer, ComponentType> = {
  fits: CircleCheck,
  fits_if: CircleAlert,
  universal: Circle,
  does_not_fit: CircleMinus,
  // Both lack an answer; no list has both.
  unknown: CircleQuestionMark,
  no_vehicle: CircleQuestionMark,
};

/**
 * Says whether a product fits the vehicle, with the conditions that the shopper has not confirmed yet. Icon, words and colour
 * are the same wherever a product is shown. Without a vehicle it is the button that chooses one.
 */
export function FitMark({ fit: found, vehicle, isCompact = false }: Props) {
  const fit = useKnownFit(found, vehicle?.id);
  const { i18n } = useLingui();
  const words = useAnswerWords(vehicle, isCompact);
  const Icon = icons[fit.answer];
  const conditions = fit.answer === "fits_if" ? formatAlternatives(fit.alternatives, i18n) : "";
  const content = (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.answer}>{words[fit.answer]}</span>
        {conditions ? <span className={styles.conditions}> {conditions}</span> : null}
      </span>
    </>
  );
  if (isCompact) return <span className={`${styles.compact} ${styles[fit.answer]}`}>{content}</span>;
  if (fit.answer === "no_vehicle") return <ChooseVehicleButton>{content}</ChooseVehicleButton>;
  return <div className={`${styles.mark} ${styles[fit.answer]}`}>{content}</div>;
}

/** Opens the garage, or the choice of a first vehicle when the garage is empty. */
function ChooseVehicleButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className={`${styles.mark} ${styles.no_vehicle}`}
      aria-haspopup="dialog"
      onPointerEnter={preloadGarageDialogs}
      onFocus={preloadGarageDialogs}
      onClick={() => (garageStore.getState().count > 0 ? openSelectVehicle() : openAddVehicle())}
    >
      {children}
    </button>
  );
}

/** Texts of each answer: "your Ibiza" for a vehicle of the garage, "a SEAT Ibiza" for one that only a shared link names. */
function useAnswerWords(vehicle: Props["vehicle"], isShort: boolean): Record<FitAnswer, string> {
  const { t } = useLingui();
  const isOther = !useIsOwnVehicle(vehicle?.id) && vehicle !== null;
  const noVehicle = { universal: t`Universal`, no_vehicle: t`Elige tu vehículo` };
  if (isOther) {
    const name = isShort ? vehicleShortName(vehicle) : vehicleFullName(vehicle);
    return {
      ...noVehicle,
      fits: t`Encaja en un ${name}`,
      fits_if: t`Encaja en un ${name} si:`,
      does_not_fit: t`No encaja en un ${name}`,
      unknown: t`Sin datos para un ${name}`,
    };
  }
  const name = vehicle ? vehicleShortName(vehicle) : t`coche`;
  return {
    ...noVehicle,
    fits: t`Encaja en tu ${name}`,
    fits_if: t`Encaja en tu ${name} si:`,
    does_not_fit: t`No encaja en tu ${name}`,
    unknown: t`Sin datos para tu ${name}`,
  };
}

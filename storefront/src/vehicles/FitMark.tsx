import { useLingui } from "@lingui/react/macro";
import type { Fit, FitAnswer } from "@recambia/contract/fit";
import { type VehicleSummary, vehicleShortName } from "@recambia/contract/vehicles";
import {
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleQuestionMark,
} from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import styles from "./FitMark.module.css";
import { prepareGarageDialogs } from "./GarageDialogs.tsx";
import { alternativeWords } from "./restriction-words.ts";
import { openAddVehicle, openSelectVehicle } from "./shown-dialog.ts";
import { garageStore } from "./store.ts";

type Props = {
  fit: Fit;
  /** The vehicle that the answer is about, as it came with the answer; null when none was named. */
  vehicle: Pick<VehicleSummary, "maker_name" | "model_name"> | null;
  /** For cards and lines: small, and never a control. */
  isCompact?: boolean;
};

const icons: Record<FitAnswer, ComponentType> = {
  fits: CircleCheck,
  fits_if: CircleAlert,
  universal: Circle,
  does_not_fit: CircleMinus,
  unknown: CircleDashed,
  no_vehicle: CircleQuestionMark,
};

/** Does it fit my car? Icon, word and colour together, the same everywhere a product is shown. */
export function FitMark({ fit, vehicle, isCompact = false }: Props) {
  const { i18n } = useLingui();
  const words = useAnswerWords(vehicle);
  const Icon = icons[fit.answer];
  const conditions = fit.answer === "fits_if" ? alternativeWords(fit.alternatives, i18n) : "";
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
  if (fit.answer === "no_vehicle") return <Asking>{content}</Asking>;
  return <div className={`${styles.mark} ${styles[fit.answer]}`}>{content}</div>;
}

/** The mark without a vehicle is the way to choose one. */
function Asking({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className={`${styles.mark} ${styles.no_vehicle}`}
      aria-haspopup="dialog"
      onPointerEnter={prepareGarageDialogs}
      onFocus={prepareGarageDialogs}
      onClick={() => (garageStore.getState().count > 0 ? openSelectVehicle() : openAddVehicle())}
    >
      {children}
    </button>
  );
}

function useAnswerWords(vehicle: Props["vehicle"]): Record<FitAnswer, string> {
  const { t } = useLingui();
  const name = vehicle ? vehicleShortName(vehicle) : t`coche`;
  return {
    fits: t`Encaja en tu ${name}`,
    fits_if: t`Encaja en tu ${name} si:`,
    universal: t`Universal`,
    does_not_fit: t`No encaja en tu ${name}`,
    unknown: t`Sin datos para tu ${name}`,
    no_vehicle: t`Elige tu vehículo`,
  };
}

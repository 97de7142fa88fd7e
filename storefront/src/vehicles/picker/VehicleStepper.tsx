import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { formatPeriod } from "@recambia/contract/vehicles/schemas";
import { Check, ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { formatPower } from "../format-vehicle.ts";
import {
  type ChoiceStep,
  choiceSteps,
  nextStep,
  useVehicleChoice,
  type VehicleChoice,
} from "../garage/vehicle-choice.ts";
import { VehicleDrawing } from "../VehicleDrawing.tsx";
import { StepPicker } from "./StepPicker.tsx";
import styles from "./VehicleStepper.module.css";

/**
 * Maker → model → variant. On a wide screen the three lists stand side by side; on a narrow one only
 * the open step shows its list. Answered steps stay in view and can be reopened.
 */
export function VehicleStepper({ onComplete }: { onComplete(): void }) {
  const { i18n } = useLingui();
  const choice = useVehicleChoice();
  const isWide = useMediaQuery("(min-width: 960px)");
  const [open, setOpen] = useState<ChoiceStep>(nextStep(choice));
  const [hasMoved, setHasMoved] = useState(false);
  const reachable = choiceSteps.slice(0, choiceSteps.indexOf(nextStep(choice)) + 1);

  function goOn(step: ChoiceStep) {
    setHasMoved(true);
    setOpen(choiceSteps[choiceSteps.indexOf(step) + 1] ?? step);
    if (step === "variant") onComplete();
  }

  return (
    <ol className={styles.steps}>
      {choiceSteps.map((step, index) => (
        <Step
          key={step}
          number={index + 1}
          step={step}
          answer={answerOf(step, choice, i18n)}
          isReachable={reachable.includes(step)}
          isOpen={open === step}
          isWide={isWide}
          takesFocus={hasMoved && open === step}
          onOpen={() => {
            setHasMoved(true);
            setOpen(step);
          }}
          onChosen={goOn}
        />
      ))}
    </ol>
  );
}

type StepProps = {
  number: number;
  step: ChoiceStep;
  /** The chosen value; null before the choice. */
  answer: string | null;
  isReachable: boolean;
  isOpen: boolean;
  isWide: boolean;
  takesFocus: boolean;
  onOpen(): void;
  onChosen(step: ChoiceStep): void;
};

function Step(props: StepProps) {
  const { number, step, answer, isReachable, isOpen, isWide, onOpen } = props;
  const words = useStepWords(step);
  const panelId = useId();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (props.takesFocus && !isWide) place.current?.scrollIntoView({ block: "start" });
  }, [props.takesFocus, isWide]);
  const isShown = isReachable && (isWide || isOpen);
  const heading = (
    <>
      <span className={styles.number} data-answered={answer !== null || undefined}>
        {answer === null ? number : <Check aria-hidden="true" />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{words.name}</span>
        <span className={styles.answer}>{answer ?? (isReachable ? words.ask : words.wait)}</span>
      </span>
    </>
  );
  return (
    <li ref={place} className={styles.step} data-reachable={isReachable || undefined}>
      <h3 className={styles.heading}>
        {isWide ? (
          <span className={styles.title}>{heading}</span>
        ) : (
          <button
            type="button"
            className={styles.title}
            onClick={onOpen}
            disabled={!isReachable}
            aria-expanded={isShown}
            aria-controls={isShown ? panelId : undefined}
          >
            {heading}
            <ChevronDown aria-hidden="true" className={styles.chevron} />
          </button>
        )}
      </h3>
      <div id={panelId} className={styles.panel} hidden={!isShown && !isWide}>
        {isShown ? <StepPicker step={step} onChosen={props.onChosen} takesFocus={props.takesFocus} /> : null}
        {!isShown && isWide ? (
          <div className={styles.waiting} aria-hidden="true">
            <VehicleDrawing size="large" />
          </div>
        ) : null}
      </div>
    </li>
  );
}

function useStepWords(step: ChoiceStep): { name: string; ask: string; wait: string } {
  const { t } = useLingui();
  if (step === "maker")
    return { name: t({ message: "Marca", context: "vehículo" }), ask: t`Elige la marca`, wait: "" };
  if (step === "model") return { name: t`Modelo`, ask: t`Elige el modelo`, wait: t`Primero, la marca` };
  return { name: t`Versión`, ask: t`Elige la versión`, wait: t`Primero, el modelo` };
}

function answerOf(step: ChoiceStep, { maker, model, variant }: VehicleChoice, i18n: I18n): string | null {
  if (step === "maker") return maker?.name ?? null;
  if (step === "model") return model ? `${model.name} · ${formatPeriod(model.performance_period)}` : null;
  return variant ? `${variant.vehicle_name} · ${formatPower(variant, i18n)}` : null;
}

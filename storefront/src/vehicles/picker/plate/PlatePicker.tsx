import { useLingui } from "@lingui/react/macro";
import { formatPeriod } from "@recambia/contract/vehicles/schemas";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useLoaded } from "../../../lib/loading/use-loaded.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { PlateBand } from "../../../ui/marks/Plate.tsx";
import { useSelectedVehicle } from "../../garage/store.ts";
import { useLoadFailure } from "../../garage/use-load-failure.ts";
import {
  type ChoiceStep,
  choiceSteps,
  nextStep,
  useVehicleChoice,
  type VehicleChoice,
} from "../../garage/vehicle-choice.ts";
import styles from "./PlatePicker.module.css";
import type { Way } from "./plate-way.ts";

const loadPanel = () => import("./PlatePickerPanel.tsx");
const loadSelectedPlate = () => import("./SelectedPlate.tsx");

/** Fetches both ahead, when someone is about to choose. */
function prepareChoosing() {
  Promise.all([loadPanel(), loadSelectedPlate()]).catch(() => undefined);
}

/**
 * The landing page's way to a vehicle: maker, model and variant on one large plate, each opening its
 * list beneath; below it, the ways by papers and by the number on a part. With a vehicle selected it is that vehicle's plate, in a box of the same size, as soon
 * as that plate's code is there.
 */
export function PlatePicker() {
  const selected = useSelectedVehicle();
  const [hasChosen, setHasChosen] = useState(false);
  const sayFailure = useLoadFailure(() => undefined);
  const plate = useLoaded(selected !== null, loadSelectedPlate, sayFailure);
  return selected && plate ? (
    <plate.SelectedPlate vehicle={selected} takesFocus={hasChosen} />
  ) : (
    <EmptyPlate onChosen={() => setHasChosen(true)} />
  );
}

function EmptyPlate({ onChosen }: { onChosen(): void }) {
  const { t } = useLingui();
  const choice = useVehicleChoice();
  const [open, setOpen] = useState<Way | null>(null);
  const place = useRef<HTMLElement>(null);
  const answerable = nextStep(choice);
  const sayFailure = useLoadFailure(() => setOpen(null));

  function goOn(way: Way) {
    const following = choiceSteps.find((_, index) => choiceSteps[index - 1] === way) ?? null;
    setOpen(following);
    if (following === null) onChosen();
  }
  function close(event: KeyboardEvent) {
    if (event.key !== "Escape" || open === null) return;
    place.current?.querySelector<HTMLElement>(`[data-step=${open}]`)?.focus();
    setOpen(null);
  }

  return (
    <section ref={place} className={styles.picker} aria-label={t`Elige tu vehículo`} onKeyDown={close}>
      <div className={styles.plate}>
        <PlateBand />
        {choiceSteps.map((step) => (
          <Segment
            key={step}
            step={step}
            answer={answerOf(step, choice)}
            isReachable={choiceSteps.indexOf(step) <= choiceSteps.indexOf(answerable)}
            isOpen={open === step}
            onToggle={() => setOpen(open === step ? null : step)}
          />
        ))}
      </div>
      {open ? <Panel way={open} onChosen={goOn} onFailure={sayFailure} /> : null}
      <div className={styles.foot}>
        {otherWays.map((way) => (
          <button
            key={way}
            type="button"
            data-step={way}
            className={styles.way}
            aria-expanded={open === way}
            onClick={() => setOpen(open === way ? null : way)}
            onPointerEnter={prepareChoosing}
            onFocus={prepareChoosing}
          >
            {way === "papers" ? t`Con los papeles` : t`Con la referencia`}
          </button>
        ))}
      </div>
    </section>
  );
}

const otherWays = ["papers", "number"] as const;

type SegmentProps = {
  step: ChoiceStep;
  answer: { title: string; detail: string } | null;
  isReachable: boolean;
  isOpen: boolean;
  onToggle(): void;
};

function Segment({ step, answer, isReachable, isOpen, onToggle }: SegmentProps) {
  const { t } = useLingui();
  const names: Record<ChoiceStep, string> = {
    maker: t({ message: "Marca", context: "vehículo" }),
    model: t`Modelo`,
    variant: t`Versión`,
  };
  return (
    <button
      type="button"
      data-step={step}
      className={styles.segment}
      aria-expanded={isOpen}
      aria-disabled={!isReachable}
      onClick={() => isReachable && onToggle()}
      onPointerEnter={prepareChoosing}
      onFocus={prepareChoosing}
    >
      <span className={styles.words}>
        <span className={styles.name}>{answer?.detail || names[step]}</span>
        <span className={styles.answer} data-open={answer === null || undefined}>
          {answer?.title ?? (isReachable ? t`Elige` : "—")}
        </span>
      </span>
      <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
    </button>
  );
}

type PanelProps = { way: Way; onChosen(way: Way): void; onFailure(): void };

function Panel({ way, onChosen, onFailure }: PanelProps) {
  const panel = useLoaded(true, loadPanel, onFailure);
  if (panel) return <panel.PlatePickerPanel way={way} onChosen={onChosen} />;
  return (
    <div className={styles.panel} aria-busy="true">
      <Skeleton className={styles.waitingField} />
      <Skeleton className={styles.waitingList} />
    </div>
  );
}

function answerOf(step: ChoiceStep, { maker, model }: VehicleChoice) {
  if (step === "maker" && maker) return { title: maker.name, detail: "" };
  if (step === "model" && model) return { title: model.name, detail: formatPeriod(model.performance_period) };
  return null;
}

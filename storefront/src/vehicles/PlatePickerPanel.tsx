import styles from "./PlatePicker.module.css";
import { StepPicker } from "./StepPicker.tsx";
import type { ChoiceStep } from "./vehicle-choice.ts";

type Props = { step: ChoiceStep; onChosen(step: ChoiceStep): void };

/** The open step's list under the large plate; loaded when the first step is opened. */
export function PlatePickerPanel({ step, onChosen }: Props) {
  return (
    <div className={styles.panel}>
      <StepPicker key={step} step={step} takesFocus onChosen={onChosen} />
    </div>
  );
}

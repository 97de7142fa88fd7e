import { useAddChosenVehicle } from "../garage/use-add-chosen-vehicle.ts";
import { type ChoiceStep, chosenVehicle } from "../garage/vehicle-choice.ts";
import { NotFoundHelp } from "./NotFoundHelp.tsx";
import styles from "./PlatePicker.module.css";
import { StepPicker } from "./StepPicker.tsx";

type Props = { step: ChoiceStep; onChosen(step: ChoiceStep): void };

/** The open step's list under the large plate, and the end of the way; loaded when the first step is opened. */
export function PlatePickerPanel({ step, onChosen }: Props) {
  const adopt = useAddChosenVehicle();
  function goOn() {
    onChosen(step);
    const vehicle = chosenVehicle();
    if (vehicle) adopt(vehicle);
  }
  return (
    <div className={styles.panel}>
      <StepPicker key={step} step={step} takesFocus onChosen={goOn} />
      <NotFoundHelp />
    </div>
  );
}

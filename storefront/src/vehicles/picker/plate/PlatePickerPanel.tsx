import type { Vehicle } from "@recambia/contract/vehicles/schemas";
import { useAddChosenVehicle } from "../../garage/use-add-chosen-vehicle.ts";
import { type ChoiceStep, vehicleAfter } from "../../garage/vehicle-choice.ts";
import { PapersPicker } from "../../papers/PapersPicker.tsx";
import { NotFoundHelp } from "../NotFoundHelp.tsx";
import { StepPicker } from "../StepPicker.tsx";
import { NumberForm } from "./NumberForm.tsx";
import styles from "./PlatePicker.module.css";
import type { Way } from "./plate-way.ts";

type Props = { way: Way; onChosen(way: Way): void };

/** The open panel below the large plate. Loaded when a panel is first opened. */
export function PlatePickerPanel({ way, onChosen }: Props) {
  const adopt = useAddChosenVehicle();
  function goOn(step: ChoiceStep) {
    onChosen(way);
    const vehicle = vehicleAfter(step);
    if (vehicle) adopt(vehicle);
  }
  function adoptFromPapers(vehicle: Vehicle | null) {
    if (!vehicle) return;
    onChosen("variant");
    adopt(vehicle);
  }
  return (
    <div className={styles.panel}>
      {way === "number" ? <NumberForm /> : null}
      {way === "papers" ? <PapersPicker chosen={null} onChoose={adoptFromPapers} /> : null}
      {way === "number" || way === "papers" ? null : (
        <StepPicker key={way} step={way} takesFocus onChosen={goOn} />
      )}
      <NotFoundHelp />
    </div>
  );
}

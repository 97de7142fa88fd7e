import { useLingui } from "@lingui/react/macro";
import { garageVehicleOf, type Vehicle } from "@recambia/contract/vehicles/schemas";
import { vehicleShortName } from "@recambia/contract/vehicles/vehicle-names";
import { showAlert } from "../../lib/alert-store.ts";
import { addOrSelectVehicle } from "./change-garage.ts";
import { clearChoice } from "./vehicle-choice.ts";

/**
 * Ends the way to a vehicle: it enters the garage, or is selected when it is there already; the three
 * choices are cleared (specification §4), and the shopper is told.
 */
export function useAddChosenVehicle(): (vehicle: Vehicle) => void {
  const { t } = useLingui();
  return (vehicle) => {
    addOrSelectVehicle(garageVehicleOf(vehicle));
    clearChoice();
    const name = vehicleShortName({ maker_name: vehicle.maker.name, model_name: vehicle.model.name });
    showAlert({
      title: t`Compras para tu ${name}`,
      text: t`Te enseñamos lo que le encaja.`,
      type: "success",
    });
  };
}

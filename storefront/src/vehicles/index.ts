export { FitMark } from "./fit/FitMark.tsx";
export { FitQuestion } from "./fit/FitQuestion.tsx";
export { formatAlternatives } from "./fit/format-restriction.ts";
export { useKnownFit } from "./fit/use-known-fit.ts";
export { formatMotor, formatVersion, toVehicleSummary } from "./format-vehicle.ts";
export { dropBroughtVehicles, forgetGarage, syncWithAccount } from "./garage/account-garage.ts";
export { addSharedVehicle } from "./garage/add-shared-vehicle.ts";
export { useIsOwnVehicle, useIsSelectedVehicle, useSelectedVehicle } from "./garage/store.ts";
export { useAddChosenVehicle } from "./garage/use-add-chosen-vehicle.ts";
/** @public */
export { pathForVehicle, vehicleParam } from "./garage/vehicle-param.ts";
export { PapersPicker } from "./papers/PapersPicker.tsx";
export { asksBeforeAdding } from "./picker/asks-before-adding.ts";
export { GarageDialogs } from "./picker/GarageDialogs.tsx";
/** @public */
export { openAddVehicle, openSelectVehicle } from "./picker/open-dialog.ts";
export { PlatePicker } from "./picker/plate/PlatePicker.tsx";
export { VehicleBar } from "./picker/VehicleBar.tsx";
/** @public */
export { VehicleDrawing } from "./VehicleDrawing.tsx";

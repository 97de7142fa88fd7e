export { FitMark } from "./fit/FitMark.tsx";
export { FitQuestion } from "./fit/FitQuestion.tsx";
export { alternativeWords } from "./fit/restriction-words.ts";
export { driveSharedVehicle } from "./garage/drive-shared-vehicle.ts";
export { useSelectedVehicle } from "./garage/store.ts";
/** @public */
export { vehicleParam } from "./garage/vehicle-param.ts";
export { asksBeforeAdding } from "./picker/asks-before-adding.ts";
export { PlatePicker } from "./picker/PlatePicker.tsx";
/** @public */
export { openAddVehicle, openSelectVehicle } from "./picker/shown-dialog.ts";
export { VehicleBar } from "./picker/VehicleBar.tsx";
/** @public */
export { VehicleDrawing } from "./VehicleDrawing.tsx";
export { motorWords, summaryOf } from "./vehicle-words.ts";

export { asksBeforeAdding } from "./asks-before-adding.ts";
export { driveSharedVehicle } from "./drive-shared-vehicle.ts";
export { FitMark } from "./FitMark.tsx";
export { FitQuestion } from "./FitQuestion.tsx";
export { PlatePicker } from "./PlatePicker.tsx";
export { alternativeWords } from "./restriction-words.ts";
/** @public */
export { openAddVehicle, openSelectVehicle } from "./shown-dialog.ts";
export { useSelectedVehicle } from "./store.ts";
export { VehicleBar } from "./VehicleBar.tsx";
/** @public */
export { VehicleDrawing } from "./VehicleDrawing.tsx";
/** @public */
export { vehicleParam } from "./vehicle-param.ts";
export { motorWords, summaryOf } from "./vehicle-words.ts";

export { VehicleBar } from "./VehicleBar.tsx";

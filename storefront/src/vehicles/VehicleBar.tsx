import { useLingui } from "@lingui/react/macro";
import { Plate } from "../ui/Plate.tsx";

/** The selected vehicle, or the empty plate. */
export function VehicleBar() {
  const { t } = useLingui();
  return <Plate isEmpty title={t`Añade tu vehículo`} />;
}

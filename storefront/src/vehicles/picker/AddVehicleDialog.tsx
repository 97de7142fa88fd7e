import { useLingui } from "@lingui/react/macro";
import type { Vehicle } from "@recambia/contract/vehicles/schemas";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Tabs } from "../../ui/layout/Tabs.tsx";
import { formatPower } from "../format-vehicle.ts";
import { useGarage } from "../garage/store.ts";
import { useAddChosenVehicle } from "../garage/use-add-chosen-vehicle.ts";
import { chosenVehicle, useVehicleChoice } from "../garage/vehicle-choice.ts";
import { PapersPicker } from "../papers/PapersPicker.tsx";
import styles from "./AddVehicleDialog.module.css";
import { NotFoundHelp } from "./NotFoundHelp.tsx";
import {
  type AddVehicleMode,
  closeVehicleDialogs,
  focusAfterClosing,
  leaveAddVehicle,
  useOpenDialog,
} from "./open-dialog.ts";
import { VehicleStepper } from "./VehicleStepper.tsx";

/**
 * Adds a vehicle to the garage (specification §2, §4): full screen, closed by Escape or its icon.
 * Adding has an effect only when a variant is chosen.
 */
export function AddVehicleDialog() {
  const { t } = useLingui();
  const { dialog, way: openedWay } = useOpenDialog();
  const isOpen = dialog === "add";
  const choice = useVehicleChoice();
  const [way, setWay] = useState<AddVehicleMode>(openedWay);
  const [candidate, setCandidate] = useState<Vehicle | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLDivElement>(null);
  const vehicle = way === "papers" ? candidate : chosenVehicle(choice);
  const adopt = useAddChosenVehicle();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setWay(openedWay);
      // The papers' fields open empty.
      setCandidate(null);
    }
  }

  function add() {
    if (!vehicle) return;
    adopt(vehicle);
    closeVehicleDialogs();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={leaveAddVehicle}
      title={t`Añadir a mi garaje`}
      shape="fullscreen"
      closesOutside={false}
      initialFocus={() => firstField(content.current) ?? true}
      finalFocus={focusAfterClosing}
      actions={
        <div ref={addButton} className={styles.foot}>
          <Chosen vehicle={vehicle} />
          <AddButton vehicle={vehicle} onAdd={add} />
        </div>
      }
    >
      <div ref={content} className={styles.content}>
        <Tabs
          label={t`Cómo encontrar tu vehículo`}
          shown={way}
          onShow={setWay}
          tabs={[
            {
              name: "list",
              title: t`Marca y modelo`,
              content: (
                <VehicleStepper onComplete={() => addButton.current?.querySelector("button")?.focus()} />
              ),
            },
            {
              name: "papers",
              title: t`Papeles del coche`,
              content: <PapersPicker chosen={candidate} onChoose={setCandidate} />,
            },
          ]}
        />
        <NotFoundHelp />
      </div>
    </Dialog>
  );
}

/** Field that is focused first; none where focusing raises an on-screen keyboard. */
function firstField(content: HTMLElement | null): HTMLElement | null {
  if (matchMedia("(pointer: coarse)").matches) return null;
  const fields = content?.querySelectorAll<HTMLElement>("input, select") ?? [];
  return [...fields].find((field) => field.checkVisibility()) ?? null;
}

function Chosen({ vehicle }: { vehicle: Vehicle | null }) {
  const { t, i18n } = useLingui();
  return (
    <p className={styles.chosen} role="status">
      {vehicle
        ? `${vehicle.maker.name} ${vehicle.model.name}, ${vehicle.variant.vehicle_name}, ${formatPower(vehicle.variant, i18n)}`
        : t`Falta elegir la versión`}
    </p>
  );
}

function AddButton({ vehicle, onAdd }: { vehicle: Vehicle | null; onAdd(): void }) {
  const { t } = useLingui();
  const { vehicles } = useGarage();
  const isThere = vehicles.some(({ variantId }) => variantId === vehicle?.variant.id);
  return (
    <Button icon={isThere ? null : <Plus aria-hidden="true" />} aria-disabled={!vehicle} onClick={onAdd}>
      {isThere ? t`Ya está en tu garaje: elegirlo` : t`Añadir`}
    </Button>
  );
}

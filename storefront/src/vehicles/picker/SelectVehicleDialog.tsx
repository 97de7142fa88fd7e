import { useLingui } from "@lingui/react/macro";
import type { GarageVehicle } from "@recambia/contract/vehicles/schemas";
import { CarFront, Check, Plus, Trash2, TriangleAlert, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/actions/Button.tsx";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { Plate } from "../../ui/marks/Plate.tsx";
import { formatAlternatives } from "../fit/format-restriction.ts";
import { formatMotor } from "../format-vehicle.ts";
import {
  type RemovedVehicle,
  removeVehicle,
  restoreVehicle,
  selectVehicle,
} from "../garage/change-garage.ts";
import { useGarage } from "../garage/store.ts";
import { forgetFacts, forgetOtherFacts, readFacts } from "../garage/vehicle-facts.ts";
import { VehicleDrawing } from "../VehicleDrawing.tsx";
import { closeVehicleDialogs, focusAfterClosing, openAddVehicle, useOpenDialog } from "./open-dialog.ts";
import styles from "./SelectVehicleDialog.module.css";

/**
 * The garage: select one of its vehicles, remove one, add another (specification §4). Closed by a
 * press outside or Escape.
 */
export function SelectVehicleDialog() {
  const { t } = useLingui();
  const { dialog } = useOpenDialog();
  const isOpen = dialog === "select";
  const { vehicles, selected, unknownIds } = useGarage();
  const [removal, setRemoval] = useState<RemovedVehicle | null>(null);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const content = useRef<HTMLDivElement>(null);
  /** What was pressed to add a vehicle: the focus goes back to it when none is added. */
  const adder = useRef<string | null>(null);
  const add = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => openAddVehicle()}>{t`Añadir vehículo`}</Button>
  );
  useEffect(() => {
    if (isOpen) return;
    setRemoval(null);
    setRestoredId(null);
    forgetOtherFacts();
  }, [isOpen]);
  useEffect(() => {
    if (dialog === null) adder.current = null;
  }, [dialog]);

  function openAdding(from: string) {
    adder.current = from;
    openAddVehicle();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeVehicleDialogs}
      title={t`Mi garaje`}
      initialFocus={() => adderIn(content.current, adder.current) ?? firstChoice(content.current) ?? true}
      finalFocus={focusAfterClosing}
      actions={
        vehicles.length > 0 ? (
          <>
            <Button
              look="quiet"
              icon={<Plus aria-hidden="true" />}
              data-adds="another"
              onClick={() => openAdding("another")}
            >
              {t`Añadir`}
            </Button>
            <Button icon={<Check aria-hidden="true" />} onClick={closeVehicleDialogs}>{t`Elegir`}</Button>
          </>
        ) : undefined
      }
    >
      <div ref={content}>
        {vehicles.length === 0 ? (
          <EmptyState icon={<CarFront />} title={t`Tu garaje está vacío`} actions={add}>
            {t`Añade tu vehículo y verás solo los recambios que le encajan.`}
          </EmptyState>
        ) : (
          <ul className={styles.vehicles}>
            {vehicles.map((vehicle) => (
              <GarageRow
                key={vehicle.variantId}
                vehicle={vehicle}
                isUnknown={unknownIds.includes(vehicle.variantId)}
                isSelected={vehicle.variantId === selected?.variantId}
                takesFocus={vehicle.variantId === restoredId}
                onChooseAgain={() => openAdding(vehicle.variantId)}
                onRemove={() => setRemoval(removeVehicle(vehicle.variantId))}
              />
            ))}
          </ul>
        )}
        <UndoRemoval
          removal={removal}
          onUndo={({ vehicle }) => {
            setRestoredId(vehicle.variantId);
            setRemoval(null);
          }}
        />
      </div>
    </Dialog>
  );
}

/** The selected vehicle, or the way to add the first. */
function firstChoice(content: HTMLElement | null): HTMLElement | null {
  return (
    content?.querySelector<HTMLElement>("[aria-pressed=true]") ?? content?.querySelector("button") ?? null
  );
}

/** The button that opened the add dialog. */
function adderIn(content: HTMLElement | null, adder: string | null): HTMLElement | null {
  const buttons = content?.closest("[role=dialog]")?.querySelectorAll<HTMLElement>("[data-adds]") ?? [];
  return [...buttons].find(({ dataset }) => dataset.adds === adder) ?? null;
}

type RowProps = {
  vehicle: GarageVehicle;
  /** The catalogue does not know it any more. */
  isUnknown: boolean;
  isSelected: boolean;
  /** It has just come back. */
  takesFocus: boolean;
  onChooseAgain(): void;
  onRemove(): void;
};

function GarageRow({ vehicle, isUnknown, isSelected, takesFocus, onChooseAgain, onRemove }: RowProps) {
  const { t, i18n } = useLingui();
  const choose = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) choose.current?.focus();
  }, [takesFocus]);
  const name = `${vehicle.makerName} ${vehicle.modelName}`;
  return (
    <li className={styles.row}>
      <button
        ref={choose}
        type="button"
        className={styles.select}
        aria-pressed={isSelected}
        onClick={() => selectVehicle(vehicle.variantId)}
      >
        <Plate
          size="row"
          title={vehicle.modelName}
          detail={`${vehicle.makerName} ${vehicle.variantName} · ${formatMotor(vehicle.variantMotor, i18n)}`}
          trailing={<VehicleDrawing thumbnail={vehicle.thumbnail} size="plate" />}
        />
        {isSelected ? (
          <span className={styles.selected} aria-hidden="true">
            <Check />
          </span>
        ) : null}
      </button>
      <IconButton label={t`Quitar ${name}`} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
      <Facts variantId={vehicle.variantId} />
      {isUnknown ? (
        <div className={styles.unknown}>
          <TriangleAlert size={20} aria-hidden="true" />
          <span>{t`Ya no está en nuestro catálogo.`}</span>
          <Button look="quiet" data-adds={vehicle.variantId} onClick={onChooseAgain}>
            {t`Elegirlo otra vez`}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** Lists the shopper's answers about a vehicle, with a button that forgets them. */
function Facts({ variantId }: { variantId: string }) {
  const { t, i18n } = useLingui();
  const facts = readFacts(useGarage().facts[variantId]);
  if (facts.length === 0) return null;
  const said = formatAlternatives([facts], i18n);
  return (
    <div className={styles.unknown}>
      <span>{t`Nos has dicho: ${said}`}</span>
      <Button look="quiet" onClick={() => forgetFacts(variantId)}>
        {t`Olvidarlo`}
      </Button>
    </div>
  );
}

/** After a removal: its undoing has the focus that the removed row had. */
function UndoRemoval({
  removal,
  onUndo,
}: {
  removal: RemovedVehicle | null;
  onUndo(removal: RemovedVehicle): void;
}) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removal) place.current?.querySelector("button")?.focus();
  }, [removal]);
  const name = removal?.vehicle.modelName;
  return (
    <div ref={place} className={styles.undo} role="status">
      {removal ? (
        <>
          <span>{t`Has quitado ${name}.`}</span>
          <Button
            look="quiet"
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => {
              restoreVehicle(removal);
              onUndo(removal);
            }}
          >
            {t`Deshacer`}
          </Button>
        </>
      ) : null}
    </div>
  );
}

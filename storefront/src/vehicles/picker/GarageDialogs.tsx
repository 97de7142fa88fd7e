import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLoaded } from "../../lib/loading/use-loaded.ts";
import { useGarage } from "../garage/store.ts";
import { useFailureWords } from "../garage/use-failure-words.ts";
import { closeVehicleDialogs, useShownDialog } from "./shown-dialog.ts";

const loadAdding = () => import("./AddVehicleDialog.tsx");
const loadSelecting = () => import("./SelectVehicleDialog.tsx");
const loadWatch = () => import("./UnknownVehicles.tsx");

/** Fetches the dialogs ahead, when someone is about to open one. */
export function prepareGarageDialogs(): void {
  Promise.all([loadSelecting(), loadAdding()]).catch(() => undefined);
}

/**
 * The garage's dialogs, wherever they are opened from; each is loaded when it first opens. What keeps the garage
 * in step with the catalogue is loaded for those who have a vehicle; without it nothing is lost.
 */
export function GarageDialogs() {
  const { dialog } = useShownDialog();
  const { pathname } = useLocation();
  const sayFailure = useFailureWords(closeVehicleDialogs);
  const selecting = useLoaded(dialog === "select", loadSelecting, sayFailure);
  const watch = useLoaded(useGarage().count > 0, loadWatch, () => undefined);
  const adding = useLoaded(dialog === "add", loadAdding, sayFailure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes them
  useEffect(closeVehicleDialogs, [pathname]);
  return (
    <>
      {watch ? <watch.UnknownVehicles /> : null}
      {selecting ? <selecting.SelectVehicleDialog /> : null}
      {adding ? <adding.AddVehicleDialog /> : null}
    </>
  );
}

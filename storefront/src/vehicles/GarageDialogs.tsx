import { useEffect } from "react";
import { useLocation } from "react-router";
import { closeVehicleDialogs, useShownDialog } from "./shown-dialog.ts";
import { useFailureWords } from "./use-failure-words.ts";
import { useLoaded } from "./use-loaded.ts";

const loadAdding = () => import("./AddVehicleDialog.tsx");
const loadSelecting = () => import("./SelectVehicleDialog.tsx");

/** Fetches the dialogs ahead, when someone is about to open one. */
export function prepareGarageDialogs(): void {
  Promise.all([loadSelecting(), loadAdding()]).catch(() => undefined);
}

/** The garage's dialogs, wherever they are opened from; each is loaded when it first opens. */
export function GarageDialogs() {
  const { dialog } = useShownDialog();
  const { pathname } = useLocation();
  const sayFailure = useFailureWords(closeVehicleDialogs);
  const selecting = useLoaded(dialog === "select", loadSelecting, sayFailure);
  const adding = useLoaded(dialog === "add", loadAdding, sayFailure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes them
  useEffect(closeVehicleDialogs, [pathname]);
  return (
    <>
      {selecting ? <selecting.SelectVehicleDialog /> : null}
      {adding ? <adding.AddVehicleDialog /> : null}
    </>
  );
}

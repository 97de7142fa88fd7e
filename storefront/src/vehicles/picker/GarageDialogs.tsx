import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLoaded } from "../../lib/loading/use-loaded.ts";
import { useIsAuthenticated } from "../../session/index.ts";
import { useGarage } from "../garage/store.ts";
import { useLoadFailure } from "../garage/use-load-failure.ts";
import { closeVehicleDialogs, useOpenDialog } from "./open-dialog.ts";

const loadAdding = () => import("./AddVehicleDialog.tsx");
const loadSelecting = () => import("./SelectVehicleDialog.tsx");
const loadAccount = () => import("../garage/AccountGarage.tsx");
const loadWatch = () => import("./UnknownVehicles.tsx");

/** Fetches the dialogs ahead, when someone is about to open one. */
export function preloadGarageDialogs(): void {
  Promise.all([loadSelecting(), loadAdding()]).catch(() => undefined);
}

/**
 * The garage's dialogs, wherever they are opened from; each is loaded when it first opens. What keeps the garage
 * in step with the catalogue is loaded for those who have a vehicle; without it nothing is lost.
 */
export function GarageDialogs() {
  const { dialog } = useOpenDialog();
  const { pathname } = useLocation();
  const sayFailure = useLoadFailure(closeVehicleDialogs);
  const selecting = useLoaded(dialog === "select", loadSelecting, sayFailure);
  const watch = useLoaded(useGarage().count > 0, loadWatch, () => undefined);
  const account = useLoaded(useIsAuthenticated(), loadAccount, () => undefined);
  const adding = useLoaded(dialog === "add", loadAdding, sayFailure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes them
  useEffect(closeVehicleDialogs, [pathname]);
  return (
    <>
      {watch ? <watch.UnknownVehicles /> : null}
      {account ? <account.AccountGarage /> : null}
      {selecting ? <selecting.SelectVehicleDialog /> : null}
      {adding ? <adding.AddVehicleDialog /> : null}
    </>
  );
}

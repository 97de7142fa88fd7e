import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

export type AddVehicleMode = "list" | "papers";

/** Which of the garage's dialogs is open. */
export type OpenDialog = {
  dialog: "select" | "add" | null;
  /** Tab that the add dialog opens with. */
  way: AddVehicleMode;
  /** The add dialog was opened from the select dialog, and leads back to it when nothing is added. */
  isFromSelect: boolean;
};

const none: OpenDialog = { dialog: null, way: "list", isFromSelect: false };
const shownDialogStore = createStore<OpenDialog>()(() => none);

/** Element that had the focus when the first dialog opened. */
let opener: HTMLElement | null = null;

/** Opens the dialog that selects one of the garage's vehicles (specification §2). */
export function openSelectVehicle(): void {
  rememberOpener();
  shownDialogStore.setState({ ...none, dialog: "select" });
}

/** Opens the dialog that adds a vehicle to the garage: by maker, model and variant, or by its papers. */
export function openAddVehicle(way: AddVehicleMode = "list"): void {
  const isFromSelect = shownDialogStore.getState().dialog === "select";
  if (!isFromSelect) rememberOpener();
  shownDialogStore.setState({ dialog: "add", way, isFromSelect });
}

/** Leaves the add dialog without a vehicle: back to the select dialog when it came from there. */
export function leaveAddVehicle(): void {
  const { isFromSelect } = shownDialogStore.getState();
  shownDialogStore.setState({ ...none, dialog: isFromSelect ? "select" : null });
}

/** Closes whichever dialog is open. */
export function closeVehicleDialogs(): void {
  shownDialogStore.setState(none);
}

export function useOpenDialog(): OpenDialog {
  return useStore(shownDialogStore);
}

/** Returns the focus to the opener when a dialog closes, unless the other dialog opens. */
export function focusAfterClosing(): HTMLElement | boolean {
  if (shownDialogStore.getState().dialog !== null) return false;
  return opener?.isConnected ? opener : true;
}

function rememberOpener() {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

export type AlertType = "info" | "success" | "error" | "warning";

/** Texts of an alert, ready to display. */
export type AlertTexts = { title: string; text: string; type: AlertType };

/** The shop's one alert (specification §3). Load failures can happen in any feature, so the frame provides their texts. */
export type Alert = AlertTexts & { isOpen: boolean; isLoadFailure: boolean };

const closed: Alert = { title: "", text: "", type: "info", isOpen: false, isLoadFailure: false };

export const alertStore = createStore<Alert>()(() => closed);

/** Opens the alert and replaces an open one. Returns a function that closes it, unless another has replaced it. */
export function showAlert(alert: Partial<AlertTexts> & { title: string }): () => void {
  const shown: Alert = {
    title: alert.title,
    text: alert.text ?? "",
    type: alert.type ?? "info",
    isOpen: true,
    isLoadFailure: false,
  };
  alertStore.setState(shown, true);
  return () => {
    if (alertStore.getState() === shown) resetAlert();
  };
}

/** Opens the alert for code that could not be loaded. */
export function showLoadFailure(): void {
  alertStore.setState({ ...closed, type: "error", isOpen: true, isLoadFailure: true });
}

/** Resets the alert to closed and type info, on every navigation and when dismissed (specification §4). */
export function resetAlert(): void {
  if (alertStore.getState().isOpen) alertStore.setState(closed);
}

export function useAlert(): Alert {
  return useStore(alertStore);
}

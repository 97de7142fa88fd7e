import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

export type AlertType = "info" | "success" | "error" | "warning";

/** What an alert says, ready to read. */
export type AlertTexts = { title: string; text: string; type: AlertType };

/**
 * The one alert of the shop (specification §3). The words of a load failure, which can happen in any room, are the
 * frame's.
 */
export type Alert = AlertTexts & { isOpen: boolean; isLoadFailure: boolean };

const closed: Alert = { title: "", text: "", type: "info", isOpen: false, isLoadFailure: false };

const alertStore = createStore<Alert>()(() => closed);

/** Opens the alert, in place of one that is open. */
export function showAlert(alert: Partial<AlertTexts> & { title: string }): void {
  alertStore.setState({
    title: alert.title,
    text: alert.text ?? "",
    type: alert.type ?? "info",
    isOpen: true,
    isLoadFailure: false,
  });
}

/** Opens the alert that says that something could not be opened for want of its code. */
export function showLoadFailure(): void {
  alertStore.setState({ ...closed, type: "error", isOpen: true, isLoadFailure: true });
}

/** Cleared, of type info, closed: on every navigation and when dismissed (specification §4). */
export function resetAlert(): void {
  if (alertStore.getState().isOpen) alertStore.setState(closed);
}

export function useAlert(): Alert {
  return useStore(alertStore);
}

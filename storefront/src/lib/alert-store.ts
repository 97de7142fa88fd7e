import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

export type AlertType = "info" | "success" | "error" | "warning";

/** The one alert of the shop (specification §3); texts are ready to read. */
export type Alert = { title: string; text: string; type: AlertType; isOpen: boolean };

const closed: Alert = { title: "", text: "", type: "info", isOpen: false };

const alertStore = createStore<Alert>()(() => closed);

/** Opens the alert, in place of one that is open. */
export function showAlert(alert: { title: string; text?: string; type?: AlertType }): void {
  alertStore.setState({
    title: alert.title,
    text: alert.text ?? "",
    type: alert.type ?? "info",
    isOpen: true,
  });
}

/** Cleared, of type info, closed: on every navigation and when dismissed (specification §4). */
export function resetAlert(): void {
  if (alertStore.getState().isOpen) alertStore.setState(closed);
}

export function useAlert(): Alert {
  return useStore(alertStore);
}

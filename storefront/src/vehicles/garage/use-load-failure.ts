import { useLingui } from "@lingui/react/macro";
import { showAlert } from "../../lib/alert-store.ts";

/** Handles code of the garage that failed to load: closes it and shows an alert. */
export function useLoadFailure(close: () => void): () => void {
  const { t } = useLingui();
  return () => {
    close();
    showAlert({
      title: t`No hemos podido abrir tu garaje`,
      text: t`Comprueba la conexión y vuelve a intentarlo.`,
      type: "error",
    });
  };
}

import { useLingui } from "@lingui/react/macro";
import { showAlert } from "../../lib/alert-store.ts";

/** What happens when a part of the garage's code could not be loaded: it closes, and the shopper is told. */
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

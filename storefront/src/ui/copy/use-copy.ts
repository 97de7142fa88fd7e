import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";

/** Copies a text; if the browser refuses, asks the user to copy it manually. */
export function useCopy(text: string): { isCopied: boolean; copy(): Promise<void> } {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      showAlert({ title: t`No se ha podido copiar`, text: t`Selecciónalo y cópialo tú.`, type: "warning" });
    }
  }
  return { isCopied, copy };
}

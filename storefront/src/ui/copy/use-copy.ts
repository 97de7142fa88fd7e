import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";

const confirmedForMs = 2000;

/** Copies a text, and is confirmed for a moment; if the browser refuses, asks the user to copy it manually. */
export function useCopy(text: string): { isCopied: boolean; copy(): Promise<void> } {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(setIsCopied, confirmedForMs, false);
    return () => clearTimeout(timer);
  }, [isCopied]);

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

import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { ConfirmationDialog } from "./ConfirmationDialog.tsx";

let confirming: Promise<boolean> | null = null;

/**
 * Opens the dialog that asks the signed-in person to confirm that they are the owner of the account. Calls that are
 * refused at the same time share it. It has a root of its own, so that pages do not load it in advance.
 *
 * @param provide wraps it in the page's providers.
 * @returns whether the person has confirmed.
 */
export function openConfirmation(provide: (dialog: ReactNode) => ReactNode): Promise<boolean> {
  confirming ??= show(provide).finally(() => {
    confirming = null;
  });
  return confirming;
}

function show(provide: (dialog: ReactNode) => ReactNode): Promise<boolean> {
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  return new Promise((resolve) => {
    function close(isConfirmed: boolean) {
      root.unmount();
      host.remove();
      resolve(isConfirmed);
    }
    root.render(provide(<ConfirmationDialog onClose={close} />));
  });
}

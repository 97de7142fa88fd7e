import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { Button } from "../../ui/actions/Button.tsx";

const loadDialog = () => import("./OrderLinkDialog.tsx");

/** Opens the dialog that mails the link of an order placed without an account. */
export function OrderLinkButton({ look = "quiet" }: { look?: "primary" | "quiet" }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const dialog = useOnDemand(isAsking, loadDialog, close);
  return (
    <>
      <Button look={look} aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t`Recibir el enlace a mi pedido`}
      </Button>
      {isAsking && dialog ? <dialog.OrderLinkDialog onClose={close} /> : null}
    </>
  );
}

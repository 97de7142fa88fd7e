import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/orders/endpoints";
import type { GuaranteeClaim } from "@recambia/contract/orders/guarantee-claims";
import type { Order, OrderLine } from "@recambia/contract/orders/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { isSuccess, refusalOf } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useIsAuthenticated, useKeptState } from "../../session/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { useFileChoice } from "../../uploads/index.ts";
import styles from "../Dialogs.module.css";
import { type KeptClaim, keptClaims } from "../kept-dialogs.ts";
import { recordedClaim } from "../recorded/recorded.ts";
import { useOrderSender } from "../recorded/use-order-sender.ts";
import { refreshOrders } from "../refresh-orders.ts";
import { SendActions } from "../SendActions.tsx";
import { ClaimFields, type ClaimWords } from "./ClaimFields.tsx";
import { ClaimReceipt } from "./ClaimReceipt.tsx";
import { useShopDay } from "./use-shop-day.ts";

type Props = {
  order: Order;
  line: OrderLine;
  onClose(): void;
  finalFocus: RefObject<HTMLElement | null>;
};

/** A claim under the legal guarantee for a line: what is wrong, since when, what is wished; then the receipt. */
export function ClaimDialog({ order, line, onClose, finalFocus }: Props) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const [receipt, setReceipt] = useState<GuaranteeClaim | null>(null);
  const today = useShopDay();
  const [most] = useState(line.guarantee?.claimable_quantity ?? 1);
  const [{ words }, setClaim] = useKeptState(
    keptClaims,
    order.id,
    (kept) => claimToBegin(kept, line, { most, today }),
    () => receipt === null,
  );
  const sendOnce = useOrderSender(order, (before, now) => recordedClaim(before, now, line.id));
  const [errors, setErrors] = useState<Partial<Record<keyof ClaimWords, string>>>({});
  const [isCalling, setIsCalling] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) parts.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);
  const files = useFileChoice(`claim ${line.id}`);
  // Guests have no files; a signed-in person may claim for an order that was placed without the account.
  const hasFiles = useIsAuthenticated() || !order.is_guest;

  async function send() {
    const missing = t`Cuéntanos qué le pasa.`;
    if (words.description.trim() === "") return setErrors({ description: missing });
    if (words.appeared_on === "") return setErrors({ appeared_on: t`Indica un día.` });
    if (!files.isReady()) return;
    setErrors({});
    setFailure(null);
    setIsCalling(true);
    const attached = files.ids.length > 0 ? { files: [...files.ids] } : {};
    const claim = { line_id: line.id, ...words, ...attached };
    const answer = await files.showErrors(
      sendOnce(() => http.call(endpoints.claimGuarantee, { params: { orderId: order.id }, body: claim })),
    );
    await refreshOrders(queryClient, order.id);
    setIsCalling(false);
    if (isSuccess(answer)) return setReceipt(answer.data.data);
    const wrongDay = refusalOf(answer)?.errors?.appeared_on?.join(" ");
    if (wrongDay) setErrors({ appeared_on: wrongDay });
    else setFailure(wordsFor(answer));
  }

  return (
    <Dialog
      failure={failure}
      isOpen
      onClose={onClose}
      title={t`Reclamar por garantía`}
      shape="sheet"
      closesOutside={receipt !== null}
      finalFocus={finalFocus}
      actions={
        <SendActions isSent={receipt !== null} onClose={onClose}>
          <Button isLoading={isCalling} onClick={send}>
            {t`Enviar la reclamación`}
          </Button>
        </SendActions>
      }
    >
      {receipt ? (
        <ClaimReceipt claim={receipt} email={order.email} />
      ) : (
        <div ref={parts} className={styles.parts}>
          <ClaimFields
            line={line}
            most={most}
            words={words}
            errors={errors}
            onChange={(next) => setClaim({ lineId: line.id, words: next })}
            files={hasFiles ? files : null}
          />
        </div>
      )}
    </Dialog>
  );
}

/** A new claim for a line, or the one that was being written for it when the session ended. */
function claimToBegin(
  kept: KeptClaim | undefined,
  line: OrderLine,
  { most, today }: { most: number; today: string },
): KeptClaim {
  if (kept?.lineId === line.id) {
    return { lineId: line.id, words: { ...kept.words, quantity: Math.min(kept.words.quantity, most) } };
  }
  const words: ClaimWords = {
    quantity: 1,
    description: "",
    appeared_on: today,
    wish: "repair",
  };
  return { lineId: line.id, words };
}

import { useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import * as endpoints from "@recambia/contract/orders/endpoints";
import type { Order } from "@recambia/contract/orders/schemas";
import { CreditCard } from "lucide-react";
import { useEffect, useState } from "react";
import { submitForm } from "../../lib/forms/submit-form.ts";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import styles from "./PaymentPanel.module.css";

/** Opens the bank's payment page; the shop never sees a card number. */
export function PayNow({ order }: { order: Order }) {
  const { t } = useLingui();
  const http = useHttp();
  const wordsFor = useRefusalText();
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const total = formatCents(order.totals.total_cents);

  useEffect(() => {
    // The back button restores the page as it was left.
    const arrive = (event: PageTransitionEvent) => event.persisted && setIsLeaving(false);
    window.addEventListener("pageshow", arrive);
    return () => window.removeEventListener("pageshow", arrive);
  }, []);

  async function pay() {
    setIsLeaving(true);
    setFailure(null);
    const answer = await http.call(endpoints.startPayment, { params: { orderId: order.id } });
    if (isSuccess(answer) && answer.data.data.kind === "redirect") {
      return submitForm(answer.data.data.address, answer.data.data.fields);
    }
    setIsLeaving(false);
    setFailure(wordsFor(answer));
  }

  return (
    <div className={styles.pay}>
      <FailureRow note={t`Pagas en la página segura del banco y vuelves aquí.`}>{failure}</FailureRow>
      <Button icon={<CreditCard aria-hidden="true" />} isLoading={isLeaving} onClick={pay}>
        {t`Pagar ahora ${total}`}
      </Button>
    </div>
  );
}

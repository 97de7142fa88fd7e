import { useLingui } from "@lingui/react/macro";
import { pathOf } from "@recambia/contract/endpoint";
import { defaultLocale } from "@recambia/contract/locale";
import { formatCents } from "@recambia/contract/money";
import { getInvoice } from "@recambia/contract/orders/endpoints";
import type { InvoiceLink, Order } from "@recambia/contract/orders/schemas";
import { FileDown, ReceiptText } from "lucide-react";
import { useState } from "react";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { keptInvoices } from "../kept-dialogs.ts";
import styles from "./InvoicePanel.module.css";

const loadAsking = () => import("./FullInvoiceDialog.tsx");

/** Links to the invoices, and a button to request a full one. */
export function InvoicePanel({ order }: { order: Order }) {
  const { t } = useLingui();
  const canAsk = order.actions.can_request_full_invoice;
  const [isAsking, setIsAsking] = useState(() => canAsk && keptInvoices.peek(order.id) !== undefined);
  const close = () => setIsAsking(false);
  const asking = useOnDemand(isAsking, loadAsking, close);
  if (order.invoices.length === 0 && !canAsk) return null;
  return (
    <Panel title={t`Facturas`}>
      <ul className={styles.invoices}>
        {order.invoices.map((invoice) => (
          <Invoice key={invoice.id} invoice={invoice} orderId={order.id} />
        ))}
      </ul>
      {canAsk ? (
        <div>
          <Button
            look="quiet"
            icon={<ReceiptText aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setIsAsking(true)}
          >
            {t`Necesito factura completa`}
          </Button>
        </div>
      ) : null}
      {isAsking && asking ? <asking.FullInvoiceDialog order={order} onClose={close} /> : null}
    </Panel>
  );
}

function Invoice({ invoice, orderId }: { invoice: InvoiceLink; orderId: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const kinds = {
    simplified: t`Factura simplificada`,
    full: t`Factura completa`,
    rectifying: t`Factura rectificativa`,
  };
  return (
    <li className={styles.invoice}>
      <a
        href={pathOf(getInvoice, { orderId, invoiceId: invoice.id })}
        className={styles.link}
        download={`${invoice.number}.pdf`}
      >
        <FileDown size={22} aria-hidden="true" />
        <span>
          <span className={styles.kind}>{kinds[invoice.kind]}</span>
          <span className={styles.detail}>
            {`${invoice.number} · ${formatDay(invoice.issued_at, locale)} · PDF`}
          </span>
        </span>
      </a>
      {locale === defaultLocale ? null : (
        <a
          href={`${pathOf(getInvoice, { orderId, invoiceId: invoice.id })}?language=${defaultLocale}`}
          className={styles.copy}
          download={`${invoice.number}-${defaultLocale}.pdf`}
          aria-label={t`${invoice.number} en español`}
        >
          {t`en español`}
        </a>
      )}
      <span className={styles.total}>{formatSigned(invoice.total_cents)}</span>
    </li>
  );
}

/** Rectifying invoices have negative amounts, shown with a true minus sign. */
function formatSigned(cents: number): string {
  return cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents);
}

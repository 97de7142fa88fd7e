import { useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import type { Order } from "@recambia/contract/orders/schemas";
import { Panel } from "../../ui/layout/Panel.tsx";
import { Sum, Sums } from "../../ui/layout/Sums.tsx";
import styles from "./OrderSums.module.css";

/** Totals of an order, with VAT by rate. */
export function OrderSums({ order }: { order: Order }) {
  const { t } = useLingui();
  const { totals, payment } = order;
  return (
    <Panel title={t`Total`} isPrinted>
      <Sums>
        <Sum term={t`Artículos`} value={formatCents(totals.goods_cents)} />
        <Sum
          term={order.shipping_method === "pickup" ? t`Recogida en tienda` : t`Envío`}
          value={totals.shipping_cents === 0 ? t`Gratis` : formatCents(totals.shipping_cents)}
        />
        {totals.core_deposit_cents > 0 ? (
          <Sum
            term={t`Casco (depósito por tu pieza vieja, se devuelve)`}
            value={formatCents(totals.core_deposit_cents)}
          />
        ) : null}
        <Sum look="total" term={t`Total`} value={formatCents(totals.total_cents)} />
        {totals.vat.map((share) => (
          <VatRow key={share.rate} share={share} />
        ))}
        {payment.refunded_cents > 0 ? (
          <Sum term={t`Te hemos reembolsado`} value={formatCents(payment.refunded_cents)} />
        ) : null}
      </Sums>
      {order.tax_zone === "export" ? (
        <p className={styles.note}>
          {t`Exportación sin IVA (Ley 37/1992, art. 21). Los derechos e impuestos de la aduana los paga quien recibe el paquete.`}
        </p>
      ) : null}
    </Panel>
  );
}

function VatRow({ share }: { share: Order["totals"]["vat"][number] }) {
  const { t } = useLingui();
  if (share.rate === 0) return null;
  const percent = share.rate / 10;
  const base = formatCents(share.base_cents);
  return (
    <Sum look="note" term={t`IVA incluido (${percent} % de ${base})`} value={formatCents(share.vat_cents)} />
  );
}

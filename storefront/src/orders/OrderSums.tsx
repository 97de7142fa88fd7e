import { useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import type { Order } from "@recambia/contract/orders";
import { Panel } from "../account/index.ts";
import styles from "./OrderSums.module.css";

/** What it comes to, with its VAT by rate. */
export function OrderSums({ order }: { order: Order }) {
  const { t } = useLingui();
  const { totals, payment } = order;
  return (
    <Panel title={t`Total`} isPrinted>
      <dl className={styles.sums}>
        <Row term={t`Artículos`} cents={totals.goods_cents} />
        <Row term={t`Envío`} cents={totals.shipping_cents} free={t`Gratis`} />
        {totals.core_deposit_cents > 0 ? (
          <Row term={t`Casco (depósito que se devuelve)`} cents={totals.core_deposit_cents} />
        ) : null}
        <Row term={t`Total`} cents={totals.total_cents} isTotal />
        {totals.vat.map((share) => (
          <VatRow key={share.rate} share={share} />
        ))}
        {payment.refunded_cents > 0 ? <Row term={t`Devuelto`} cents={payment.refunded_cents} /> : null}
      </dl>
      {order.tax_zone === "export" ? (
        <p className={styles.note}>
          {t`Exportación sin IVA (Ley 37/1992, art. 21). Los derechos y gastos de aduana los paga quien recibe.`}
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
  return <Row term={t`IVA incluido (${percent} % de ${base})`} cents={share.vat_cents} isNote />;
}

type RowProps = { term: string; cents: number; free?: string; isTotal?: boolean; isNote?: boolean };

function Row({ term, cents, free, isTotal = false, isNote = false }: RowProps) {
  return (
    <div className={[styles.row, isTotal && styles.total, isNote && styles.quiet].filter(Boolean).join(" ")}>
      <dt>{term}</dt>
      <dd>{cents === 0 && free ? free : formatCents(cents)}</dd>
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { Quote } from "@recambia/contract/checkout";
import { formatCents } from "@recambia/contract/money";
import styles from "./QuoteSums.module.css";
import { chosenWay } from "./quote-changes.ts";

type Props = {
  quote: Quote;
  /** A newer quote is on its way. */
  isAsking: boolean;
};

/** Goods, shipping, deposits, total, and the VAT in it by rate. Every figure is the quote's. */
export function QuoteSums({ quote, isAsking }: Props) {
  const { t } = useLingui();
  const totalWords = useTotalWords();
  const { totals, tax_zone: zone } = quote;
  const price = totals.shipping_cents === 0 ? t`Gratis` : formatCents(totals.shipping_cents);
  const shipping = chosenWay(quote) ? price : t`Según la dirección`;
  return (
    <dl className={styles.sums} aria-busy={isAsking}>
      <Row term={t`Artículos`} value={formatCents(totals.goods_cents)} />
      <Row term={quote.shipping_method === "pickup" ? t`Recogida en la tienda` : t`Envío`} value={shipping} />
      {totals.core_deposit_cents > 0 ? (
        <Row term={t`Casco (depósito que se devuelve)`} value={formatCents(totals.core_deposit_cents)} />
      ) : null}
      <Row look={styles.total} term={totalWords(quote)} value={formatCents(totals.total_cents)} />
      {zone === "vat" ? <VatRows quote={quote} /> : null}
    </dl>
  );
}

/** What the total is called: it says whether VAT is in it, and that shipping is still to come. */
export function useTotalWords(): (quote: Quote) => string {
  const { t } = useLingui();
  return (quote) => {
    if (!chosenWay(quote)) return t`Total sin envío`;
    return quote.tax_zone === "vat" ? t`Total, IVA incluido` : t`Total, sin IVA`;
  };
}

function VatRows({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  return quote.totals.vat.map(({ rate, base_cents, vat_cents }) => {
    const percent = rate / 10;
    const base = formatCents(base_cents);
    return (
      <Row
        key={rate}
        look={styles.quiet}
        term={t`IVA ${percent} % sobre ${base}`}
        value={formatCents(vat_cents)}
      />
    );
  });
}

function Row({ term, value, look = "" }: { term: string; value: string; look?: string | undefined }) {
  return (
    <div className={`${styles.row} ${look}`}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

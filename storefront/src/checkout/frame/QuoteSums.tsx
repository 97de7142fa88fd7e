import { useLingui } from "@lingui/react/macro";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { formatCents } from "@recambia/contract/money";
import { Sum, Sums } from "../../ui/layout/Sums.tsx";
import { chosenShippingOption } from "../review/quote-changes.ts";

type Props = {
  quote: Quote;
  /** A newer quote is loading. */
  isAsking: boolean;
};

/** Goods, shipping, deposits, total and VAT by rate, all from the quote. */
export function QuoteSums({ quote, isAsking }: Props) {
  const { t } = useLingui();
  const totalWords = useTotalLabel();
  const { totals, tax_zone: zone } = quote;
  const price = totals.shipping_cents === 0 ? t`Gratis` : formatCents(totals.shipping_cents);
  const shipping = chosenShippingOption(quote) ? price : t`Según la dirección`;
  return (
    <Sums isChanging={isAsking}>
      <Sum term={t`Artículos`} value={formatCents(totals.goods_cents)} />
      <Sum term={quote.shipping_method === "pickup" ? t`Recogida en tienda` : t`Envío`} value={shipping} />
      {totals.core_deposit_cents > 0 ? (
        <Sum
          term={t`Casco (depósito por tu pieza vieja, se devuelve)`}
          value={formatCents(totals.core_deposit_cents)}
        />
      ) : null}
      <Sum look="total" term={totalWords(quote)} value={formatCents(totals.total_cents)} />
      {zone === "vat" ? <VatRows quote={quote} /> : null}
    </Sums>
  );
}

/** Returns the label of the total, which says whether it includes VAT and shipping. */
export function useTotalLabel(): (quote: Quote) => string {
  const { t } = useLingui();
  return (quote) => {
    if (!chosenShippingOption(quote)) return t`Total sin envío`;
    return quote.tax_zone === "vat" ? t`Total, IVA incluido` : t`Total, sin IVA`;
  };
}

function VatRows({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  return quote.totals.vat.map(({ rate, base_cents, vat_cents }) => {
    const percent = rate / 10;
    const base = formatCents(base_cents);
    return (
      <Sum key={rate} look="note" term={t`IVA ${percent} % sobre ${base}`} value={formatCents(vat_cents)} />
    );
  });
}

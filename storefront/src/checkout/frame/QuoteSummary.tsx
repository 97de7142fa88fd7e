import { Plural, useLingui } from "@lingui/react/macro";
import { pictureUrl } from "@recambia/contract/catalogue/card";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { formatCents } from "@recambia/contract/money";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { WholeCodes } from "../../ui/marks/WholeCodes.tsx";
import { chosenShippingOption } from "../review/quote-changes.ts";
import { useDeliveryDayText } from "../ways/use-delivery-day-text.ts";
import styles from "./QuoteSummary.module.css";
import { QuoteSums } from "./QuoteSums.tsx";

type Props = { quote: Quote; isAsking: boolean };

/** Order summary beside the steps on wide screens. It has no controls. */
export function QuoteSummary({ quote, isAsking }: Props) {
  const { t } = useLingui();
  const dayWords = useDeliveryDayText(quote);
  const way = chosenShippingOption(quote);
  const count = quote.lines.reduce((sum, line) => sum + line.quantity, 0);
  const total = formatCents(quote.totals.total_cents);
  return (
    <>
      <aside className={styles.summary} aria-label={t`Resumen`}>
        <header className={styles.header}>
          <h2>{t`Resumen`}</h2>
          <p className={styles.count}>
            <Plural value={count} one="# artículo" other="# artículos" />
          </p>
        </header>
        <ul className={styles.things}>
          {quote.lines.map(({ cart_line_id: id, product, quantity, line_cents }) => (
            <li key={id} className={styles.thing}>
              <img src={pictureUrl(product.picture, "thumb")} alt="" width={44} height={44} />
              <span className={styles.name}>
                {quantity > 1 ? `${quantity} × ` : null}
                <WholeCodes text={product.name} />
              </span>
              <span className={styles.price}>{formatCents(line_cents)}</span>
            </li>
          ))}
        </ul>
        <QuoteSums quote={quote} isAsking={isAsking} />
        {way ? <p className={styles.day}>{dayWords(way)}</p> : null}
      </aside>
      <div role="status" aria-atomic="true" className={styles.status}>
        <VisuallyHidden>{isAsking ? null : t`Total del pedido: ${total}`}</VisuallyHidden>
      </div>
    </>
  );
}

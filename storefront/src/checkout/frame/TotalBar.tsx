import type { Quote } from "@recambia/contract/checkout/schemas";
import { formatCents } from "@recambia/contract/money";
import { chosenShippingOption } from "../review/quote-changes.ts";
import { useDeliveryDayText } from "../ways/use-delivery-day-text.ts";
import { useTotalLabel } from "./QuoteSums.tsx";
import styles from "./TotalBar.module.css";

/** Keeps the total in view on phones; screen readers hear the total beside the button instead. */
export function TotalBar({ quote, isAsking }: { quote: Quote; isAsking: boolean }) {
  const totalWords = useTotalLabel();
  const dayWords = useDeliveryDayText();
  const way = chosenShippingOption(quote);
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.words}>
        <span>{totalWords(quote)}</span>
        {way ? <span>{dayWords(way)}</span> : null}
      </span>
      <strong className={styles.total} data-busy={isAsking || undefined}>
        {formatCents(quote.totals.total_cents)}
      </strong>
    </div>
  );
}

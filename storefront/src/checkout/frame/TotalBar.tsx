import type { Quote } from "@recambia/contract/checkout/schemas";
import { formatCents } from "@recambia/contract/money";
import type { Ref } from "react";
import { chosenShippingOption } from "../review/quote-changes.ts";
import { useDeliveryDayText } from "../ways/use-delivery-day-text.ts";
import { useTotalLabel } from "./QuoteSums.tsx";
import styles from "./TotalBar.module.css";

type Props = { quote: Quote; isAsking: boolean; actionRef: Ref<HTMLDivElement> };

/** Keeps the total and the open step's button in view where there is no summary beside the steps. */
export function TotalBar({ quote, isAsking, actionRef }: Props) {
  const totalWords = useTotalLabel();
  const dayWords = useDeliveryDayText(quote);
  const way = chosenShippingOption(quote);
  return (
    <div ref={followHeight} className={styles.bar}>
      <p className={styles.total} data-busy={isAsking || undefined}>
        <span>{totalWords(quote)}</span>
        <strong>{formatCents(quote.totals.total_cents)}</strong>
      </p>
      {way ? <p className={styles.day}>{dayWords(way)}</p> : null}
      <div ref={actionRef} className={styles.action} />
    </div>
  );
}

/** Tells the bar's height to what stays in view above it: the last step's button has a note, which may take some lines. */
function followHeight(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--total-bar", `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--total-bar");
  };
}

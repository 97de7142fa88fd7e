import { useLingui } from "@lingui/react/macro";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { CalendarCheck } from "lucide-react";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { useDeliveryDayText } from "../ways/use-delivery-day-text.ts";
import styles from "./PromiseNote.module.css";
import { chosenShippingOption } from "./quote-changes.ts";

/** Expected delivery day and the latest day, which is part of the contract (consumer code art. 97.1.g). */
export function PromiseNote({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const dayWords = useDeliveryDayText(quote);
  const locale = useLocale();
  const { promised_by: promised } = quote;
  const way = chosenShippingOption(quote);
  const latest = formatDay(promised, locale);
  return (
    <div className={styles.note}>
      <CalendarCheck size={22} aria-hidden="true" />
      <div>
        {way ? <p className={styles.day}>{dayWords(way)}</p> : null}
        <p className={styles.latest}>{t`Como muy tarde, el ${latest}.`}</p>
      </div>
    </div>
  );
}

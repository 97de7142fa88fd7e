import { useLingui } from "@lingui/react/macro";
import type { ShippingMethod } from "@recambia/contract/checkout/schemas";
import type { OrderEvent } from "@recambia/contract/orders/schemas";
import { formatDateTime } from "../../account/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { useEventText } from "../words/use-event-text.ts";
import styles from "./OrderTimeline.module.css";

type Props = { events: readonly OrderEvent[]; method: ShippingMethod };

/** All events of an order, newest first. */
export function OrderTimeline({ events, method }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const wordsFor = useEventText(method);
  return (
    <Panel title={t`Historial`}>
      <ol className={styles.events} reversed>
        {events.toReversed().map((event) => (
          <li key={`${event.at} ${event.kind} ${event.text ?? ""}`} className={styles.event}>
            <time className={styles.time} dateTime={event.at}>
              {formatDateTime(event.at, locale)}
            </time>
            <p className={styles.words}>{wordsFor(event)}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

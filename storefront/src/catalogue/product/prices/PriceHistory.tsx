import { Trans, useLingui } from "@lingui/react/macro";
import type { PriceHistory as History } from "@recambia/contract/catalogue/product";
import { formatCents } from "@recambia/contract/money";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hasFailed } from "../../../lib/http/has-failed.ts";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { formatDay } from "../../../lib/texts/format.ts";
import { QueryFailure } from "../../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { priceHistoryQuery } from "../../queries.ts";
import styles from "./PriceHistory.module.css";
import { PriceHistoryChart } from "./PriceHistoryChart.tsx";

/** Prices of the last months as a chart and a table, with the reference price of the reduction. */
export function PriceHistory({ slug }: { slug: string }) {
  const history = useQuery(priceHistoryQuery(slug));
  const [now] = useState(() => new Date());
  if (hasFailed(history)) return <QueryFailure query={history} />;
  if (!history.data) return <Skeleton className={styles.place} />;
  const { reduction } = history.data;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {reduction ? <ReductionNote reduction={reduction} /> : null}
      </figcaption>
      <PriceHistoryChart history={history.data} now={now} />
      <PriceTable history={history.data} />
    </figure>
  );
}

function ReductionNote({ reduction }: { reduction: NonNullable<History["reduction"]> }) {
  const locale = useLocale();
  const lowest = formatCents(reduction.lowest_cents);
  const begin = formatDay(reduction.days_begin, locale);
  const end = formatDay(reduction.started_at, locale);
  return (
    <Trans>
      Precio más bajo de los 30 días anteriores a la oferta, del {begin} al {end}: <strong>{lowest}</strong>
    </Trans>
  );
}

function PriceTable({ history: { prices } }: { history: History }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <details className={styles.details}>
      <summary>{t`Ver los precios en una tabla`}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Desde el`}</th>
            <th scope="col">{t`Precio`}</th>
          </tr>
        </thead>
        <tbody>
          {prices.toReversed().map(({ cents, from }) => (
            <tr key={from}>
              <td>{formatDay(from, locale)}</td>
              <td>{formatCents(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

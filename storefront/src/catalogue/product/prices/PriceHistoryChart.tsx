import { useLingui } from "@lingui/react/macro";
import type { PriceHistory } from "@recambia/contract/catalogue/product";
import { formatCents } from "@recambia/contract/money";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { formatShortDay } from "../../../lib/texts/format.ts";
import styles from "./PriceHistory.module.css";
import { chartHeight, type PriceChart, priceChart } from "./price-chart.ts";

/** Step chart of the price, with the 30-day reference period of a reduction marked. */
export function PriceHistoryChart({ history, now }: { history: PriceHistory; now: Date }) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const chart = priceChart(history, now, width);
  const last = formatCents(history.prices.at(-1)?.cents ?? 0);
  const { reduction } = history;
  const lowest = reduction ? formatCents(reduction.lowest_cents) : "";
  const label = reduction
    ? t`Gráfico del precio: ahora ${last}, antes ${lowest} como mínimo en 30 días.`
    : t`Gráfico del precio: ahora ${last}.`;
  return (
    <div ref={frame} className={styles.frame}>
      {chart ? (
        <svg role="img" aria-label={label} width={width} height={chartHeight} className={styles.chart}>
          <Grounds chart={chart} />
          <path d={chart.line} className={styles.line} />
          <path d={chart.reducedLine} className={styles.reduced} />
          {chart.dots.map(({ x, y, isReduced }) => (
            <circle key={x} cx={x} cy={y} r={4} className={isReduced ? styles.reducedDot : styles.dot} />
          ))}
          <Ticks chart={chart} />
        </svg>
      ) : null}
    </div>
  );
}

/** Background of the chart: the reference period with its lowest price, and the grid lines. */
function Grounds({ chart: { window, plot, priceTicks } }: { chart: PriceChart }) {
  const { t } = useLingui();
  return (
    <>
      {window ? (
        <rect
          x={window.x}
          y={plot.top}
          width={window.width}
          height={plot.bottom - plot.top}
          className={styles.window}
        />
      ) : null}
      {priceTicks.map(({ cents, y }) => (
        <line key={cents} x1={plot.left} x2={plot.right} y1={y} y2={y} className={styles.grid} />
      ))}
      {window && window.width > 60 ? (
        <text x={window.x + window.width / 2} y={plot.bottom - 8} textAnchor="middle" className={styles.tick}>
          {t`30 días`}
        </text>
      ) : null}
      {window ? (
        <line
          x1={window.x}
          x2={window.x + window.width}
          y1={window.y}
          y2={window.y}
          className={styles.lowest}
        />
      ) : null}
    </>
  );
}

function Ticks({ chart: { plot, priceTicks, dayTicks } }: { chart: PriceChart }) {
  const locale = useLocale();
  return (
    <>
      {priceTicks.map(({ cents, y }) => (
        <text key={cents} x={plot.left - 10} y={y + 4} textAnchor="end" className={styles.tick}>
          {formatCents(cents)}
        </text>
      ))}
      {dayTicks.map(({ at, x, anchor }) => (
        <text key={at} x={x} y={chartHeight - 8} textAnchor={anchor} className={styles.tick}>
          {formatShortDay(at, locale)}
        </text>
      ))}
    </>
  );
}

/** Returns an element's width in pixels, 0 before it is measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    setWidth(current.clientWidth);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

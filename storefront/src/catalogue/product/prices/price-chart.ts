import type { PriceHistory } from "@recambia/contract/catalogue/product";

/** Margins in pixels, for prices at the left and days below. */
const margin = { top: 12, right: 12, bottom: 28, left: 72 };

export const chartHeight = 220;

/** Positions of a price chart's elements, in pixels. */
export type PriceChart = {
  /** SVG path of the price, and of the reduction alone; empty without one. */
  line: string;
  reducedLine: string;
  /** Span of the 30 days before the reduction, at the height of their lowest price. */
  window: { x: number; width: number; y: number } | null;
  plot: { left: number; right: number; top: number; bottom: number };
  /** Price labels, highest first. */
  priceTicks: { cents: number; y: number }[];
  /** Day labels: first day, start of the reduction and today, unless they collide. */
  dayTicks: { at: string; x: number; anchor: "start" | "middle" | "end" }[];
  /** Changes of the price. */
  dots: { x: number; y: number; isReduced: boolean }[];
};

/** Width of a day label in pixels. */
const dayLabelWidth = 84;

/** Lays out a price history for a width; null when there is nothing to draw. */
export function priceChart({ prices, reduction }: PriceHistory, now: Date, width: number): PriceChart | null {
  const [first] = prices;
  if (!first || width <= margin.left + margin.right) return null;
  const begin = Date.parse(first.from);
  const end = Math.max(now.getTime(), begin + 1);
  const plot = {
    left: margin.left,
    right: width - margin.right,
    top: margin.top,
    bottom: chartHeight - margin.bottom,
  };
  const cents = prices.map((price) => price.cents);
  const range = rangeOf(cents);
  const xOf = (moment: number) =>
    round(
      plot.left +
        ((Math.min(Math.max(moment, begin), end) - begin) / (end - begin)) * (plot.right - plot.left),
    );
  const yOf = (value: number) =>
    round(plot.bottom - ((value - range.low) / (range.high - range.low)) * (plot.bottom - plot.top));
  const startedAt = reduction ? Date.parse(reduction.started_at) : Number.POSITIVE_INFINITY;
  const dots = prices.map((price) => ({
    x: xOf(Date.parse(price.from)),
    y: yOf(price.cents),
    isReduced: Date.parse(price.from) >= startedAt,
  }));
  return {
    line: stepsOf(dots, plot.right),
    reducedLine: stepsOf(
      dots.filter(({ isReduced }) => isReduced),
      plot.right,
    ),
    window: reduction && {
      x: xOf(Date.parse(reduction.days_begin)),
      width: round(xOf(startedAt) - xOf(Date.parse(reduction.days_begin))),
      y: yOf(reduction.lowest_cents),
    },
    plot,
    priceTicks: [Math.max(...cents), Math.min(...cents)]
      .filter((value, index, all) => all.indexOf(value) === index)
      .map((value) => ({ cents: value, y: yOf(value) })),
    dayTicks: dayTicksOf(first.from, reduction?.started_at ?? null, now, { plot, xOf }),
    dots,
  };
}

/** Pads the range above and below, even for a constant price. */
function rangeOf(cents: readonly number[]): { low: number; high: number } {
  const low = Math.min(...cents);
  const high = Math.max(...cents);
  const room = Math.max((high - low) * 0.15, high * 0.01, 1);
  return { low: low - room, high: high + room };
}

/** Draws steps: each price holds until the next. */
function stepsOf(dots: readonly { x: number; y: number }[], right: number): string {
  const [first, ...others] = dots;
  if (!first) return "";
  return `M${first.x} ${first.y}${others.map(({ x, y }) => `H${x}V${y}`).join("")}H${right}`;
}

function dayTicksOf(
  first: string,
  started: string | null,
  now: Date,
  { plot, xOf }: { plot: PriceChart["plot"]; xOf(moment: number): number },
): PriceChart["dayTicks"] {
  const startX = started === null ? null : xOf(Date.parse(started));
  const hasCapacity =
    startX !== null && startX - plot.left > dayLabelWidth * 1.5 && plot.right - startX > dayLabelWidth * 1.5;
  return [
    { at: first, x: plot.left, anchor: "start" },
    ...(started !== null && startX !== null && hasCapacity
      ? [{ at: started, x: startX, anchor: "middle" as const }]
      : []),
    { at: now.toISOString(), x: plot.right, anchor: "end" },
  ];
}

const round = (value: number) => Math.round(value * 10) / 10;

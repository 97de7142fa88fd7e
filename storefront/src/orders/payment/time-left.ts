type TimeLeft = { count: number; unit: "day" | "hour" | "minute" };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Converts milliseconds to the largest unit of which at least two remain, rounded down; null without one. */
export function timeLeft(ms: number): TimeLeft | null {
  if (ms < minuteMs) return null;
  if (ms >= 2 * dayMs) return { count: Math.floor(ms / dayMs), unit: "day" };
  if (ms >= 2 * hourMs) return { count: Math.floor(ms / hourMs), unit: "hour" };
  return { count: Math.floor(ms / minuteMs), unit: "minute" };
}

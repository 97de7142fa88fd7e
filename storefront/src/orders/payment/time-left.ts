type TimeLeft = { count: number; unit: "day" | "hour" | "minute" };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Milliseconds in the largest unit of which at least two are left, rounded down; null when none are. */
export function timeLeft(ms: number): TimeLeft | null {
  if (ms < minuteMs) return null;
  if (ms >= 2 * dayMs) return { count: Math.floor(ms / dayMs), unit: "day" };
  if (ms >= 2 * hourMs) return { count: Math.floor(ms / hourMs), unit: "hour" };
  return { count: Math.floor(ms / minuteMs), unit: "minute" };
}

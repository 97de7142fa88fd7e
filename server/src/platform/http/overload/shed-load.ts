import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { App, Context } from "../context.ts";
import { refuse } from "../refusals/refusal.ts";
import type { Admission } from "./admit-reads.ts";

/** How often load is measured: soon enough that people are not refused for long after a peak. */
const sampleMs = 250;
/** The multiple of the usual delay at which even people who are checking out are refused. */
const buyersPatience = 4;
/** Share of the largest possible heap from which on requests are refused, unless the owner sets a limit. */
const heapShare = 0.9;

/**
 * Requests that are shed last: the checkout, payments and sign-in; the bank's notifications; health checks; files and pictures,
 * which cost little, and which a browser that was refused does not request again.
 */
const servedLongest =
  /^\/(?:spa\/(?:cart|checkout|orders|order-links|withdrawals|gazetteer|login|logout|me\/(?:user|addresses))(?:[/?]|$)|(?:sanctum|payments|assets|icons|pictures|vehicles)\/|(?:healthz|readyz)$)/;

/**
 * Refuses requests with 503 and `Retry-After` while the event loop is late under many of them or the heap nearly full, so
 * that the others are answered (decision 078). Cached responses are sent before; pages become the shell
 * (`pages/routes.ts`).
 */
export async function shedLoad(
  app: App,
  { config }: Pick<Context, "config">,
  admission: Pick<Admission, "isOverdue" | "isCrowded">,
) {
  const { delayMs } = config.overload;
  const heapBytes = config.overload.heapBytes || heapShare * getHeapStatistics().heap_size_limit;
  const pressure = () => pressureOf(app.memoryUsage(), { delayMs, heapBytes }, admission.isCrowded());
  app.decorate("isTooBusyFor", (request) => delayMs > 0 && (admission.isOverdue(request) || pressure() > 0));
  if (delayMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: delayMs,
    maxHeapUsedBytes: heapBytes,
    sampleInterval: sampleMs,
    pressureHandler: (request, reply) => {
      const delays = pressure();
      if (delays > 0 && !isServedUnderLoad(request.url, delays)) {
        refuse(request, reply, { refused: "unavailable" });
      }
    },
  });
}

/**
 * What weighs on the process, as a multiple of the delay from which on it refuses requests; 0: nothing. Under few requests
 * a late event loop is another program's doing: refusing them would help nobody.
 */
export function pressureOf(
  { eventLoopDelay, heapUsed }: { eventLoopDelay: number; heapUsed: number },
  { delayMs, heapBytes }: { delayMs: number; heapBytes: number },
  isCrowded: boolean,
): number {
  const delays = isCrowded ? eventLoopDelay / delayMs : 0;
  if (delays > 1) return delays;
  return heapUsed > heapBytes ? 1 : 0;
}

/** @param delays delay of the event loop as a multiple of the limit. */
export function isServedUnderLoad(url: string, delays: number): boolean {
  // Infinite: no sample was taken for a quarter of a second, which is less than people wait.
  const isHopeless = Number.isFinite(delays) && delays > buyersPatience;
  return !isHopeless && servedLongest.test(url);
}

import autocannon from "autocannon";
import { type Call, distributeCalls } from "./load.ts";
import { cpuTimeMs, peakMemoryMegabytes } from "./process-figures.ts";
import { quantile } from "./statistics.ts";

/** Responses of a server to requests at a rate that does not depend on its responses (open loop). */
export type Flood = {
  /** Requests that were sent in a second. */
  sentPerSecond: number;
  /** Answers with a 2xx status in a second. */
  servedPerSecond: number;
  /** Shares of the answers. */
  refusedShare: number;
  /** Answers that are neither 2xx nor 503, and connections without an answer. */
  failed: number;
  /** Of the answers with a 2xx status. */
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the server's process for one of these, refusals included; null where the system does not report it. */
  cpuMs: number | null;
  /** Peak memory of the server so far; null where the system does not report it. */
  peakMegabytes: number | null;
};

/**
 * Sends calls at a rate for some seconds, over so many connections that answers which are late do not slow the sender down.
 *
 * @param rate requests a second; undefined: as many as the connections can send one after the other.
 */
export async function flood(
  target: { origin: string; pid: number },
  calls: Call[],
  { rate, seconds, ...most }: { connections: number; rate?: number; seconds: number },
): Promise<Flood> {
  const connections = Math.min(most.connections, calls.length);
  const servedMs: number[] = [];
  // Each connection has its own share of the addresses, so that none is requested twice.
  const lanes = distributeCalls(connections, calls);
  let next = 0;
  let refused = 0;
  let others = 0;
  const cpuBeforeMs = cpuTimeMs(target.pid);
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url: target.origin,
        connections,
        duration: seconds,
        timeout: 30,
        ...(rate === undefined ? {} : { overallRate: rate }),
        setupClient: (client) => client.setRequests(lanes[next++] ?? []),
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    running.on("response", (_client, status, _bytes, responseTimeMs) => {
      if (status >= 200 && status < 300) servedMs.push(responseTimeMs);
      else if (status === 503) refused += 1;
      else others += 1;
    });
  });
  const cpuAfterMs = cpuTimeMs(target.pid);
  const answers = servedMs.length + refused + others;
  return {
    sentPerSecond: result.requests.sent / seconds,
    servedPerSecond: servedMs.length / seconds,
    refusedShare: answers === 0 ? 0 : refused / answers,
    failed: others + result.errors,
    p50Ms: quantile(servedMs, 0.5),
    p99Ms: quantile(servedMs, 0.99),
    cpuMs: cpuBeforeMs === null || cpuAfterMs === null ? null : (cpuAfterMs - cpuBeforeMs) / servedMs.length,
    peakMegabytes: peakMemoryMegabytes(target.pid),
  };
}

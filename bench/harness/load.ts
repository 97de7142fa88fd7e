import autocannon from "autocannon";
import { childrensCpuTimeMs, cpuTimeMs } from "./process-figures.ts";
import { quantile } from "./statistics.ts";

export type Call = {
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Result of a load on a server. */
export type Load = CpuTimes & {
  count: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
};

/** Processor time for one answer; null where the system does not report it, or no such process is named. */
type CpuTimes = {
  /** Of the server's process, or of several. */
  cpuMs: number | null;
  databaseCpuMs: number | null;
  balancerCpuMs: number | null;
  senderCpuMs: number | null;
};

/** Returns a figure for each part that uses the processor. */
export function mapParts(figure: (part: keyof CpuTimes) => number | null): CpuTimes {
  return {
    cpuMs: figure("cpuMs"),
    databaseCpuMs: figure("databaseCpuMs"),
    balancerCpuMs: figure("balancerCpuMs"),
    senderCpuMs: figure("senderCpuMs"),
  };
}

/** A load with the time of each answer. */
export type Sample = Load & { latenciesMs: readonly number[] };

type Target = {
  origin: string;
  /** Process that answers, or several behind a balancer. */
  pid?: number;
  pids?: number[];
  /** Process of the database server that works for it. */
  databasePid?: number;
  balancerPid?: number;
};

/**
 * Unmeasured calls that open all connections first: a busy server accepts one connection in a turn of its loop, so the last
 * ones would wait for many turns.
 */
const opening: Call = { path: "/healthz" };
const openingCalls = 30;

/**
 * Keeps connections busy, one call at a time on each.
 *
 * @param lanes calls of each connection, in order; as many connections as lanes.
 * @param seconds repeat the calls for so long; undefined: make each call once, on connections that are open.
 * @throws Error when an answer is not a 200 or does not come.
 */
export async function putLoad(target: Target, lanes: Call[][], seconds?: number): Promise<Sample> {
  const latenciesMs: number[] = [];
  const openings = seconds === undefined ? Array<Call>(openingCalls).fill(opening) : [];
  const requests = lanes.map((calls) => [...openings, ...calls]);
  const answered = new Map<autocannon.Client, number>();
  let lane = 0;
  let startedAt = 0;
  let endedAt = 0;
  let before: CpuTimes | null = null;
  function start() {
    startedAt = performance.now();
    before = readClocks(target);
  }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const shooting = autocannon(
      {
        url: target.origin,
        connections: lanes.length,
        ...(seconds === undefined ? { amount: requests.flat().length } : { duration: seconds }),
        timeout: 30,
        setupClient: (client) => client.setRequests(requests[lane++ % lanes.length] ?? []),
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    if (openings.length === 0) shooting.on("start", start);
    shooting.on("response", (client, _status, _bytes, responseTimeMs) => {
      const place = answered.get(client) ?? 0;
      answered.set(client, place + 1);
      if (!before && place + 1 === openings.length) start();
      if (place < openings.length) return;
      latenciesMs.push(responseTimeMs);
      endedAt = performance.now();
    });
  });
  const after = readClocks(target);
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${result.errors} calls failed, ${result.non2xx} were refused: ${lanes[0]?.[0]?.path}`);
  }
  const count = latenciesMs.length;
  return {
    count,
    requestsPerSecond: (count * 1000) / (endedAt - startedAt),
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
    ...mapParts((part) => {
      const [earlier, later] = [before?.[part] ?? null, after[part]];
      return earlier === null || later === null ? null : (later - earlier) / count;
    }),
    latenciesMs,
  };
}

/** Processor time that each part has used so far. */
function readClocks({ pid, pids, databasePid, balancerPid }: Target): CpuTimes {
  return {
    cpuMs: sumOfKnown((pids ?? [pid ?? 0]).map(cpuTimeMs)),
    databaseCpuMs: databasePid === undefined ? null : childrensCpuTimeMs(databasePid),
    balancerCpuMs: balancerPid === undefined ? null : cpuTimeMs(balancerPid),
    senderCpuMs: cpuTimeMs(process.pid),
  };
}

/** Null as soon as one is unknown. */
function sumOfKnown(figures: (number | null)[]): number | null {
  return figures.reduce((sum, figure) => (sum === null || figure === null ? null : sum + figure), 0);
}

/** Several samples as if they were one. */
export function pool(samples: readonly Sample[]): Load {
  const latenciesMs = samples.flatMap((sample) => sample.latenciesMs);
  const seconds = samples.reduce((sum, { count, requestsPerSecond }) => sum + count / requestsPerSecond, 0);
  const perAnswer = (figure: keyof CpuTimes) => {
    const times = samples.flatMap((sample) => (sample[figure] === null ? [] : sample[figure] * sample.count));
    return times.length < samples.length
      ? null
      : times.reduce((sum, time) => sum + time) / latenciesMs.length;
  };
  return {
    count: latenciesMs.length,
    requestsPerSecond: latenciesMs.length / seconds,
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
    ...mapParts(perAnswer),
  };
}

/** The same call on every connection. */
export function sameOnEach(connections: number, call: Call): Call[][] {
  return Array.from({ length: connections }, () => [call]);
}

/** Deals calls out to connections, each call once. */
export function distributeCalls(connections: number, calls: Call[]): Call[][] {
  return Array.from({ length: connections }, (_none, lane) =>
    calls.filter((_call, index) => index % connections === lane),
  );
}

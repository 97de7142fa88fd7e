import type { Load } from "./load.ts";
import { median } from "./statistics.ts";

/** Two servers under the same load in turns, so that what else the machine does meets both. */
export type Comparison = {
  ours: Load;
  bare: Load;
  /** Our requests per second as a share of the bare server's: the median of the rounds. */
  ratio: number;
  /** The bare server's processor time for one answer as a share of ours: likewise. */
  cpuRatio: number | null;
};

/** Runs both sides one after the other, several times; figures are medians over the rounds. */
export async function compareInRounds(
  rounds: number,
  ours: (round: number) => Promise<Load>,
  bare: (round: number) => Promise<Load>,
): Promise<Comparison> {
  const pairs: { ours: Load; bare: Load }[] = [];
  for (let round = 0; round < rounds; round++) {
    pairs.push({ ours: await ours(round), bare: await bare(round) });
  }
  const cpuRatios = pairs.flatMap((pair) =>
    pair.ours.cpuMs && pair.bare.cpuMs ? [pair.bare.cpuMs / pair.ours.cpuMs] : [],
  );
  return {
    ours: medianLoad(pairs.map((pair) => pair.ours)),
    bare: medianLoad(pairs.map((pair) => pair.bare)),
    ratio: median(pairs.map((pair) => pair.ours.requestsPerSecond / pair.bare.requestsPerSecond)),
    cpuRatio: cpuRatios.length > 0 ? median(cpuRatios) : null,
  };
}

function medianLoad(loads: Load[]): Load {
  const cpu = loads.flatMap((load) => (load.cpuMs === null ? [] : [load.cpuMs]));
  return {
    count: loads.reduce((sum, load) => sum + load.count, 0),
    requestsPerSecond: median(loads.map((load) => load.requestsPerSecond)),
    p50Ms: median(loads.map((load) => load.p50Ms)),
    p99Ms: median(loads.map((load) => load.p99Ms)),
    cpuMs: cpu.length > 0 ? median(cpu) : null,
  };
}

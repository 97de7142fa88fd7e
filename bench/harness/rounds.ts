import { type Load, mapParts } from "./load.ts";
import { median } from "./statistics.ts";

/** Two servers under the same load in turns, so that what else the machine does meets both. */
export type Comparison = {
  ours: Load;
  bare: Load;
  /** Our requests per second as a share of the bare server's: the median of the rounds. */
  ratio: number;
  /** The bare server's processor time for one answer, its database's included, as a share of ours. */
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
  return {
    ours: medianLoad(pairs.map((pair) => pair.ours)),
    bare: medianLoad(pairs.map((pair) => pair.bare)),
    ratio: median(pairs.map((pair) => pair.ours.requestsPerSecond / pair.bare.requestsPerSecond)),
    cpuRatio: medianKnown(
      pairs.map((pair) => {
        const [ours, bare] = [totalCpuMs(pair.ours), totalCpuMs(pair.bare)];
        return ours && bare ? bare / ours : null;
      }),
    ),
  };
}

/** Processor time of one answer, in the server and in its database. */
function totalCpuMs({ cpuMs, databaseCpuMs }: Load): number | null {
  return cpuMs === null ? null : cpuMs + (databaseCpuMs ?? 0);
}

/** Each figure's median. */
export function medianLoad(loads: Load[]): Load {
  return {
    count: loads.reduce((sum, load) => sum + load.count, 0),
    requestsPerSecond: median(loads.map((load) => load.requestsPerSecond)),
    p50Ms: median(loads.map((load) => load.p50Ms)),
    p99Ms: median(loads.map((load) => load.p99Ms)),
    ...mapParts((part) => medianKnown(loads.map((load) => load[part]))),
  };
}

function medianKnown(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? median(known) : null;
}

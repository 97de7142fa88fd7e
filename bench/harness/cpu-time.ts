import { readFileSync } from "node:fs";

/** Linux counts a process's time in hundredths of a second. */
const msPerTick = 10;

/**
 * Processor time that a process has used so far, all its threads, in milliseconds; null where the
 * system does not tell it. Unlike requests per second it hardly depends on what else the machine
 * does, nor on how fast the load generator is.
 */
export function cpuTimeMs(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in brackets and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return null;
  }
}

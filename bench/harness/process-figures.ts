import { readdirSync, readFileSync } from "node:fs";

/** Linux counts a process's time in hundredths of a second. */
const msPerTick = 10;

/**
 * Processor time that a process has used so far, all its threads, in milliseconds; null where the
 * system does not report it. Unlike requests per second it hardly depends on what else the machine
 * does, nor on how fast the load generator is.
 */
export function cpuTimeMs(pid: number): number | null {
  const fields = statOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) * msPerTick : null;
}

/** The same for all processes that a process has started, whether or not they still run. */
export function childrensCpuTimeMs(pid: number): number | null {
  const fields = statOf(pid);
  if (!fields) return null;
  const ended = (Number(fields[13]) + Number(fields[14])) * msPerTick;
  const children = readdirSync("/proc").filter((name) => statOf(Number(name))?.[1] === String(pid));
  return children.reduce((sum, child) => sum + (cpuTimeMs(Number(child)) ?? 0), ended);
}

/** Peak memory of a running process; null where the system does not report it. */
export function peakMemoryMegabytes(pid: number): number | null {
  return megabytesOf(pid, /^VmHWM:\s+(\d+) kB/m);
}

/** Memory that a running process holds now. */
export function memoryMegabytes(pid: number): number | null {
  return megabytesOf(pid, /^VmRSS:\s+(\d+) kB/m);
}

function megabytesOf(pid: number, line: RegExp): number | null {
  const kilobytes = line.exec(procFile(pid, "status") ?? "")?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

/** Fields of /proc/PID/stat from the third on: the second, a name in brackets, may hold spaces. */
function statOf(pid: number): string[] | null {
  const stat = procFile(pid, "stat");
  return stat ? stat.slice(stat.lastIndexOf(")") + 2).split(" ") : null;
}

function procFile(pid: number, name: "stat" | "status"): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return null;
  }
}

import { availableParallelism, cpus, release, totalmem } from "node:os";
import type { Load } from "./load.ts";

/** Prints a Markdown table with the first column aligned left and the others right. */
export function printTable(titles: string[], rows: string[][]) {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? "";
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(" | ");
  console.info(`| ${line(titles)} |`);
  const ruler = widths.map((width, column) => "-".repeat(width + 1) + (column === 0 ? "-" : ":"));
  console.info(`|${ruler.join("|")}|`);
  for (const row of rows) console.info(`| ${line(row)} |`);
}

/** `1,234` requests, `0.42` ms, `71 %`. */
export const inWords = {
  count: (value: number) => Math.round(value).toLocaleString("en"),
  ms: (value: number | null) => (value === null ? "–" : value.toFixed(value < 10 ? 2 : 1)),
  share: (value: number | null) => (value === null ? "–" : `${Math.round(value * 100)} %`),
  megabytes: (bytes: number) => (bytes / 1024 / 1024).toFixed(1),
  goal: (isMet: boolean, goal: string) => `${goal} ${isMet ? "✓" : "✗"}`,
};

/** Titles of the figures of `loadRow`. */
export const loadTitles = ["req/s", "p50 ms", "p99 ms", "CPU ms", "database CPU ms"];

/** Returns the row of a load: its name and figures. */
export function loadRow(name: string, load: Load): string[] {
  const { requestsPerSecond, p50Ms, p99Ms, cpuMs, databaseCpuMs } = load;
  return [name, inWords.count(requestsPerSecond), ...[p50Ms, p99Ms, cpuMs, databaseCpuMs].map(inWords.ms)];
}

/** Describes the machine in one line, for the record of a measurement. */
export function describeMachine(): string {
  const model = cpus()[0]?.model ?? "unknown processor";
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} × ${model}, ${gigabytes} GB, Linux ${release()}, Node ${process.version}`;
}

import { open, stat } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { type ImportReport, importFeed, type Refusal } from "../../catalogue/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Command } from "../command.ts";
import { openLines } from "../read-lines.ts";
import { showProgress, type Terminal } from "../terminal/show-progress.ts";

const shownRefusals = 50;
/** Ctrl+C, `kill`, and a terminal that closes. The first lets the import publish what it has loaded, a second ends it. */
const endingSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const stoppedText = "The import was stopped. What it has loaded stays; import the feed again to complete it.";
const count = new Intl.NumberFormat("en-GB");

/**
 * `shop import`: imports a catalogue feed and prints the result.
 *
 * @param given `feed` is a path or `-` for the standard input; `reportPath`, if given, gets every refused line with its
 *   reasons.
 * @returns whether every line was accepted.
 * @throws before anything is loaded when the feed cannot be read or the report cannot be opened; after the result is
 *   printed when the report could not be written whole.
 */
export async function importCatalogue(
  database: Database,
  given: { feed: string; reportPath?: string },
  context: { clock: Clock; output: Terminal; errors: Terminal },
): Promise<boolean> {
  const { clock, output, errors } = context;
  const source = await openLines(given.feed);
  if (given.reportPath !== undefined && (await isSameFile(given.feed, given.reportPath))) {
    throw new Error("The report would overwrite the feed. Give it another name.");
  }
  const refusals = await openReport(given.reportPath);
  const progress = showProgress(errors);
  const startedAt = performance.now();
  const stop = () => source.stop(new Error(stoppedText));
  for (const signal of endingSignals) process.once(signal, stop);
  try {
    const report = await importFeed(database, source.lines(), {
      clock,
      onRefused: refusals.add,
      onProgress({ read, loaded, refusedCount }) {
        const share = source.byteCount ? source.bytesRead() / source.byteCount : null;
        const words = `${count.format(read)} lines, ${count.format(loaded.product)} products`;
        progress.update(share, refusedCount > 0 ? `${words}, ${count.format(refusedCount)} refused` : words);
      },
    }).finally(() => progress.finish());
    output.write(reportText(report, (performance.now() - startedAt) / 1000));
    if (report.refusedCount > 0) errors.write(refusalText(report, given.reportPath));
    return report.refusedCount === 0;
  } finally {
    for (const signal of endingSignals) process.off(signal, stop);
    await refusals.close();
  }
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((path) => stat(path).catch(() => null)));
  return first && second ? first.dev === second.dev && first.ino === second.ino : false;
}

/**
 * Opens the file of refused lines: one line per reason, with the line's number, a tab and the reason.
 *
 * @throws when the file cannot be opened; `close` throws when it could not be written.
 */
async function openReport(path: string | undefined) {
  if (path === undefined) return { add: () => undefined, close: async () => undefined };
  const file = (await open(path, "w")).createWriteStream();
  const written = finished(file);
  // `close` throws the error; until then nothing else may.
  written.catch(() => undefined);
  return {
    add({ line, reasons }: Refusal) {
      for (const reason of reasons) file.write(`${line}\t${reason}\n`);
    },
    close() {
      file.end();
      return written;
    },
  };
}

function reportText({ read, loaded, refusedCount, finishedRevision }: ImportReport, seconds: number): string {
  const rows = Object.entries(loaded).filter(([, loadedCount]) => loadedCount > 0);
  const lines = [...rows, ["refused", refusedCount] as const].map(
    ([name, value]) => `${name.padEnd(12)}${count.format(value).padStart(12)}`,
  );
  const pace = count.format(Math.round(read / Math.max(seconds, 0.001)));
  const summary = `${count.format(read)} lines in ${seconds.toFixed(1)} s (${pace} lines/s); revision ${finishedRevision}`;
  return `${[...lines, summary].join("\n")}\n`;
}

function refusalText({ refused, refusedCount }: ImportReport, reportPath: string | undefined): string {
  const shown = refused.slice(0, shownRefusals);
  const lines = shown.map(({ line, reasons }) => `line ${line}: ${reasons.join("; ")}`);
  const hidden = refusedCount - shown.length;
  if (hidden > 0) {
    const where = reportPath === undefined ? "use --report FILE to get them all" : `all are in ${reportPath}`;
    lines.push(`and ${count.format(hidden)} more: ${where}`);
  }
  return `${lines.join("\n")}\n`;
}

export const importCommands: readonly Command[] = [
  {
    usage: "import FILE",
    summary:
      "Loads a catalogue feed (docs/catalogue-feed.md); - reads the standard input. Importing a feed again changes only what differs. Lines that cannot be taken are listed with their reasons; the others are loaded.",
    options: { report: "REFUSED  writes every refused line and reason to a file." },
    needsOwnProcess: true,
    run: ({ options, database, ...context }, [feed = ""]) => {
      const given = { feed, ...(options.report === undefined ? {} : { reportPath: options.report }) };
      return importCatalogue(database, given, context);
    },
  },
];

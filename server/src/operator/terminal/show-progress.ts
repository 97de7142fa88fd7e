/** Output of progress: standard error, or a recorder in tests. */
export type Terminal = { isTTY?: boolean; write(text: string): unknown };

export type ProgressDisplay = {
  /** @param share done, 0–1; null when the total is unknown. */
  update(share: number | null, words: string): void;
  finish(): void;
};

/** Sequence that clears a line of a terminal and returns to its start. */
export const clearLine = "\r\u001b[2K";

const barWidth = 30;
const callsPerLine = 20;

/** Shows a progress bar on a terminal; in a log, one line per tenth, or per twentieth call while the total is unknown. */
export function showProgress(terminal: Terminal): ProgressDisplay {
  return terminal.isTTY ? drawnBar(terminal) : loggedTenths(terminal);
}

function drawnBar(terminal: Terminal): ProgressDisplay {
  let isDrawn = false;
  return {
    update(share, words) {
      isDrawn = true;
      const bar = share === null ? "" : `${barOf(share)} `;
      terminal.write(`${clearLine}${bar}${words}`);
    },
    finish() {
      if (isDrawn) terminal.write("\n");
    },
  };
}

function barOf(share: number): string {
  const done = Math.round(share * barWidth);
  return `${"█".repeat(done)}${"░".repeat(barWidth - done)} ${percent(share)}`;
}

function loggedTenths(terminal: Terminal): ProgressDisplay {
  let tenths = 0;
  let calls = 0;
  return {
    update(share, words) {
      calls += 1;
      if (share === null) {
        if (calls % callsPerLine === 0) terminal.write(`${words}\n`);
        return;
      }
      const now = Math.floor(share * 10);
      if (now > tenths) terminal.write(`${percent(share)} ${words}\n`);
      tenths = Math.max(tenths, now);
    },
    finish: () => undefined,
  };
}

function percent(share: number): string {
  return `${Math.floor(share * 100)} %`.padStart(5);
}

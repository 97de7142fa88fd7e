import { clearLine, type Terminal } from "./show-progress.ts";

/** Control characters except line breaks and tab, and characters that change the direction of text. */
const interpreted = /\r(?!\n)|[^\P{Cc}\r\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Wraps a terminal for commands, so that texts of customers, mails and feeds cannot control it (escape sequences) or disguise
 * what they say. The progress bar's own sequence passes.
 */
export function plainTerminal(terminal: Terminal): Terminal {
  return {
    ...(terminal.isTTY === undefined ? {} : { isTTY: terminal.isTTY }),
    write(text) {
      const start = text.startsWith(clearLine) ? clearLine : "";
      return terminal.write(start + text.slice(start.length).replace(interpreted, ""));
    },
  };
}

import { expect, test } from "vitest";
import { plainTerminal } from "./plain-terminal.ts";
import { showProgress } from "./show-progress.ts";

function recorded(isTTY: boolean, act: (terminal: ReturnType<typeof plainTerminal>) => void): string {
  const written: string[] = [];
  act(plainTerminal({ isTTY, write: (text) => written.push(text) }));
  return written.join("");
}

test.each([
  ["an escape sequence that clears the screen", "Ana\u001b[2J\u001b[H Pérez", "Ana[2J[H Pérez"],
  ["a title sequence with a bell", "\u001b]0;owned\u0007Ana", "]0;ownedAna"],
  ["a C1 control sequence", "\u009b31mAna", "31mAna"],
  ["a return to the start of the line", "unpaid\rpaid  ", "unpaidpaid  "],
  ["text in the other direction", "Ana \u202efdp.exe\u202c \u2066x\u2069", "Ana fdp.exe x"],
  ["a backspace and NUL", "ab\b\u0000c", "abc"],
])("%s does not reach the operator's terminal", (_name, text, seen) => {
  expect(recorded(true, (terminal) => terminal.write(`${text}\n`))).toBe(`${seen}\n`);
});

test("tables, line breaks of exports, accents and emoji pass", () => {
  const text = "\ufeffFactura;Cliente\r\nA-1;Ñandú 🔧\tx\n";
  expect(recorded(false, (terminal) => terminal.write(text))).toBe(text);
});

test("the progress bar is still drawn", () => {
  const drawn = recorded(true, (terminal) => showProgress(terminal).update(0.5, "lines\u001b[31m"));
  expect(drawn.startsWith("\r\u001b[2K")).toBe(true);
  expect(drawn.endsWith(" 50 % lines[31m")).toBe(true);
});

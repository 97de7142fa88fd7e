import { expect, test } from "vitest";
import { showProgress } from "./show-progress.ts";

function recorder(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

test("a log gets one line for each tenth, however often progress is told", () => {
  const log = recorder(false);
  const progress = showProgress(log);
  for (const share of [0.01, 0.09, 0.1, 0.11, 0.19, 0.55, 0.56, 1]) progress.update(share, "lines");
  progress.finish();
  expect(log.written).toEqual([" 10 % lines\n", " 55 % lines\n", "100 % lines\n"]);
});

test("a log of something whose end is not known gets a line now and then", () => {
  const log = recorder(false);
  const progress = showProgress(log);
  for (let call = 1; call <= 45; call += 1) progress.update(null, `${call} lines`);
  expect(log.written).toEqual(["20 lines\n", "40 lines\n"]);
});

test("a terminal gets a bar that is drawn over itself and then left alone", () => {
  const terminal = recorder(true);
  const progress = showProgress(terminal);
  progress.update(0.5, "10 lines");
  progress.update(null, "20 lines");
  progress.finish();
  expect(terminal.written).toEqual([
    `\r\u001b[2K${"█".repeat(15)}${"░".repeat(15)}  50 % 10 lines`,
    "\r\u001b[2K20 lines",
    "\n",
  ]);
});

test("nothing to tell leaves the terminal as it was", () => {
  const terminal = recorder(true);
  showProgress(terminal).finish();
  expect(terminal.written).toEqual([]);
});

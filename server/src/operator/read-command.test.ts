import { resolve } from "node:path";
import { expect, test } from "vitest";
import { commands } from "./commands.ts";
import { readCommand } from "./read-command.ts";

const read = (line: string) => readCommand(commands, line === "" ? [] : line.split(" "));

test.each([
  ["backup check", "backup check lacks FILE.", "backup check FILE"],
  ["backup", "backup lacks FILE.", "backup FILE"],
  ["backup check a.tar b.tar", "backup check has too many arguments: b.tar", "backup check FILE"],
  ["orders shw 12", "There is no such command: orders shw 12", "orders show NUMBER"],
  ["orders show", "orders show lacks NUMBER.", "orders show NUMBER"],
  ["orders show 1 2", "orders show has too many arguments: 2", "orders show NUMBER"],
  ["price", "price lacks PRODUCT and EUROS.", "price PRODUCT EUROS"],
  ["price d-288", "price lacks EUROS.", "price PRODUCT EUROS"],
  ["orders show 12 --state paid", "The command has no option --state.", "orders show NUMBER"],
  ["orders refund 12 --lines 1 --lines 2", "--lines is given twice.", "orders refund NUMBER"],
  ["backup a.tar --recipent age1x", "Unknown option '--recipent'", ""],
  ["orders paid 12 --amount", "Option '--amount <value>' argument missing", ""],
  ["verifactu list --all=yes", "Option '--all' does not take an argument", ""],
  ["verifactu", "More is needed after verifactu:", "verifactu list"],
  ["frobnicate", "There is no such command: frobnicate", ""],
])("%s is refused with what is wrong, and the help of what is like it", (line, problem, help) => {
  const refused = read(line);
  expect(refused).toEqual({ problem: expect.stringContaining(problem) });
  expect(refused).toEqual({ problem: expect.stringContaining(help) });
});

test.each(commands.map(({ usage }) => usage))(
  "%s with an empty argument, or one too many, is refused",
  (usage) => {
    const words = usage.split(" ").map((word) => (word === word.toUpperCase() ? "" : word));
    if (words.includes("")) expect(readCommand(commands, words)).toHaveProperty("problem");
    const more = usage.split(" ").map((word) => (word === word.toUpperCase() ? "x" : word));
    expect(readCommand(commands, [...more, "x", "y"])).toHaveProperty("problem");
  },
);

test("a command has its arguments and options; paths are those of the caller's folder", () => {
  expect(read("orders refund 12 --lines 1:2 --reason broken")).toMatchObject({
    command: { usage: "orders refund NUMBER" },
    given: ["12"],
    options: { lines: "1:2", reason: "broken" },
  });
  const archive = resolve("a.tar");
  expect(read("backup a.tar")).toMatchObject({ words: ["backup", archive], given: [archive] });
  expect(read("orders files 12 --to photographs")).toMatchObject({
    options: { to: resolve("photographs") },
  });
  expect(read("orders export --to 2026-11-01")).toMatchObject({ options: { to: "2026-11-01" } });
  expect(read("import -")).toMatchObject({ given: ["-"] });
  expect(read("verifactu list --all")).toMatchObject({ options: { all: "" } });
  expect(read("verifactu annul F-1 --issue-again --reason wrong")).toMatchObject({
    options: { "issue-again": "", reason: "wrong" },
  });
});

test("help is given to whoever asks for it, or says nothing", () => {
  for (const line of ["", "help", "--help", "-h", "orders show --help"]) expect(read(line)).toBe("help");
});

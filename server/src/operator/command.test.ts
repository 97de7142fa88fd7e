import { expect, test } from "vitest";
import { type Command, describeCommands, findCommand } from "./command.ts";

const command = (usage: string): Command => ({ usage, summary: "Does it.", run: async () => true });
const commands = [command("orders list"), command("orders show NUMBER"), command("price PRODUCT EUROS")];

test("too many, too few and unknown words match no command", () => {
  for (const words of [[], ["orders"], ["orders", "show"], ["orders", "list", "all"], ["price", "a"]]) {
    expect(findCommand(commands, words)).toBeNull();
  }
});

test("a command is found by its fixed words, with the others as arguments", () => {
  expect(findCommand(commands, ["orders", "list"])).toEqual({ command: commands[0], given: [] });
  expect(findCommand(commands, ["orders", "show", "RC-1"])).toEqual({
    command: commands[1],
    given: ["RC-1"],
  });
  expect(findCommand(commands, ["price", "abc", "9.95"])).toEqual({
    command: commands[2],
    given: ["abc", "9.95"],
  });
});

test("the help lists every command with its options, within the terminal's width", () => {
  const help = describeCommands([
    {
      ...command("import FILE"),
      summary: "loads ".repeat(40).trim(),
      options: { report: "FILE  writes it." },
    },
  ]);
  const lines = help.split("\n");
  expect(lines[0]).toBe("  import FILE");
  expect(lines.at(-2)).toBe("    --report FILE  writes it.");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(96);
  expect(lines.length).toBeGreaterThan(4);
});

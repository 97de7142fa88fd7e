import { findCommand } from "../../src/operator/command.ts";
import { commands } from "../../src/operator/commands.ts";
import type { TestShop } from "./test-shop.ts";

/** Runs a command of the operator as it is typed; what it has written, and whether all went well. */
export async function runCommand(
  { context }: Pick<TestShop, "context">,
  words: string,
  options: Record<string, string> = {},
  input?: Buffer,
): Promise<{ isGood: boolean; text: string }> {
  const found = findCommand(commands, words.split(" "));
  if (!found) throw new Error(`There is no command ${words}`);
  const written: string[] = [];
  const terminal = { write: (text: string) => written.push(text) > 0, isTTY: false };
  const surroundings = {
    ...context,
    output: terminal,
    errors: terminal,
    options,
    ...(input ? { input } : {}),
  };
  const isGood = await found.command.run(surroundings, found.given);
  return { isGood, text: written.join("") };
}

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Command, describeCommands, describeMismatch, findCommand, nearestCommands } from "./command.ts";

/** A command as it was typed, with every path made absolute: the shop that runs it may be in another folder. */
export type TypedCommand = {
  command: Command;
  words: string[];
  given: string[];
  options: Record<string, string>;
};

/** Options of a command with a help text that begins with blanks have no value. */
const isSwitch = (help: string) => help.startsWith(" ");
const isPath = (help: string) => /^(FILE|FOLDER) /.test(help);

/**
 * Reads a command line.
 *
 * @returns the command; `help` if help is asked for; or what is wrong with it, with the help of similar commands.
 */
export function readCommand(
  commands: readonly Command[],
  args: readonly string[],
): TypedCommand | "help" | { problem: string } {
  const known = commands.flatMap(({ options = {} }) => Object.entries(options));
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args, known);
  } catch (error) {
    return { problem: `${error instanceof Error ? error.message : String(error)}\n` };
  }
  const { positionals: words, values, tokens } = parsed;
  const typed = tokens.flatMap((token) => (token.kind === "option" ? token.name : []));
  if (typed.includes("help") || words[0] === "help" || args.length === 0) return "help";
  const found = findCommand(commands, words);
  if (!found) {
    const near = describeCommands(nearestCommands(commands, words));
    const problem = describeMismatch(commands, words) ?? `There is no such command: ${words.join(" ")}`;
    return { problem: `${problem}\n${near && `\n${near}`}` };
  }
  const own = found.command.options ?? {};
  const wrong =
    describeWrong(typed, own) ?? (words.includes("") ? "An argument is empty: is a variable not set?" : null);
  if (wrong !== null) return { problem: `${wrong}\n\n${describeCommands([found.command])}` };
  const options = Object.entries(values).map(([name, value]): [string, string] => {
    const text = typeof value === "string" ? value : "";
    return [name, text !== "" && isPath(own[name] ?? "") ? resolve(text) : text];
  });
  return { ...withFullPath(found, words), options: Object.fromEntries(options) };
}

function parse(args: readonly string[], known: readonly [name: string, help: string][]) {
  const types = known.map(([name, help]) => [
    name,
    { type: isSwitch(help) ? ("boolean" as const) : ("string" as const) },
  ]);
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    tokens: true,
    options: { ...Object.fromEntries(types), help: { type: "boolean", short: "h" } },
  });
}

function describeWrong(typed: readonly string[], own: Readonly<Record<string, string>>): string | null {
  const strange = typed.find((name) => !Object.hasOwn(own, name));
  if (strange !== undefined) return `The command has no option --${strange}.`;
  const repeated = typed.find((name, place) => typed.indexOf(name) !== place);
  return repeated === undefined ? null : `--${repeated} is given twice.`;
}

/** `-` is the standard input. */
function withFullPath({ command, given }: { command: Command; given: string[] }, words: string[]) {
  const last = words.at(-1);
  if (!command.usage.endsWith(" FILE") || last === undefined || last === "-")
    return { command, given, words };
  return { command, given: given.with(-1, resolve(last)), words: words.with(-1, resolve(last)) };
}

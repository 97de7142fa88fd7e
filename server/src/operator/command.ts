import type { Shop } from "@recambia/contract/shop/schemas";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import type { Terminal } from "./terminal/show-progress.ts";

/** Dependencies of a command: configuration, database, terminal and options. */
export type CommandContext = {
  config: Config;
  shop: Shop;
  database: Database;
  clock: Clock;
  files: FileStore;
  /** The shop's secret, for signed tokens. */
  secret: string;
  /** Standard input of a command with `readsInput`. */
  input?: Buffer;
  output: Terminal;
  errors: Terminal;
  options: Readonly<Record<string, string | undefined>>;
};

/** Dependencies of a command that does not touch the database. */
export type FilesContext = Omit<CommandContext, "database" | "files" | "secret" | "input">;

/** A command of the operator's command line. */
export type Command = CommandText & (DatabaseCommand | FilesCommand);

type CommandText = {
  /** Words of the command, arguments in capitals: `users find TEXT`. */
  usage: string;
  /** One or two sentences for the help page. */
  summary: string;
  /**
   * Options by name, with their help texts; `FILE` in `{ report: "FILE  writes …" }` names the value. A text that begins with
   * blanks belongs to an option without one.
   */
  options?: Readonly<Record<string, string>>;
};

type DatabaseCommand = {
  needsNoDatabase?: undefined;
  /** The command makes the schema itself: the database is not migrated before. */
  makesSchema?: true;
  /** The command reads files or the standard input of its caller, so it cannot run through the socket. */
  needsOwnProcess?: true;
  /** Most bytes of the standard input that the command reads; more is an error. */
  readsInput?: number;
  /**
   * @param given arguments, in the order of `usage`.
   * @returns whether the command succeeded.
   */
  run(context: CommandContext, given: readonly string[]): Promise<boolean>;
};

/** A command that never opens the database, so that it runs beside a shop that has the embedded one open. */
type FilesCommand = {
  needsNoDatabase: true;
  needsOwnProcess: true;
  run(context: FilesContext, given: readonly string[]): Promise<boolean>;
};

/** Words of a usage before its arguments. */
function fixedWords(usage: string): string[] {
  return usage.split(" ").filter((word) => word !== word.toUpperCase());
}

/** Name of a command: its usage without arguments. */
export function commandName({ usage }: Command): string {
  return fixedWords(usage).join(" ");
}

/**
 * Finds the command for the given words, with its arguments; null without a match. A word of another command is no argument:
 * `backup check` lacks its file.
 */
export function findCommand(
  commands: readonly Command[],
  words: readonly string[],
): { command: Command; given: string[] } | null {
  for (const command of commands) {
    const fixed = fixedWords(command.usage);
    if (words.length !== command.usage.split(" ").length) continue;
    if (countFixedWords(command, words) < fixed.length) continue;
    if (commands.some((other) => countFixedWords(other, words) > fixed.length)) continue;
    return { command, given: words.slice(fixed.length) };
  }
  return null;
}

/**
 * Says what the words of a known command lack or have too many of; null if they name no command.
 *
 * @param words that `findCommand` has found no command for.
 */
export function describeMismatch(commands: readonly Command[], words: readonly string[]): string | null {
  const named = commands.filter(
    (command) => countFixedWords(command, words) === fixedWords(command.usage).length,
  );
  const command = named.toSorted((a, b) => fixedWords(b.usage).length - fixedWords(a.usage).length)[0];
  if (!command) {
    const isBeginning = commands.some((other) => countFixedWords(other, words) === words.length);
    return isBeginning ? `More is needed after ${words.join(" ")}:` : null;
  }
  const parts = command.usage.split(" ");
  const missing = parts.slice(words.length);
  if (missing.length > 0) return `${commandName(command)} lacks ${missing.join(" and ")}.`;
  return `${commandName(command)} has too many arguments: ${words.slice(parts.length).join(" ")}`;
}

/** Commands that begin like the given words; none if there is no such command. */
export function nearestCommands(commands: readonly Command[], words: readonly string[]): Command[] {
  const counts = commands.map((command) => countFixedWords(command, words));
  const most = Math.max(...counts);
  return most === 0 ? [] : commands.filter((_command, place) => counts[place] === most);
}

/** Number of a command's words that the given words begin with. */
function countFixedWords({ usage }: Command, words: readonly string[]): number {
  const fixed = fixedWords(usage);
  const different = fixed.findIndex((word, place) => words[place] !== word);
  return different < 0 ? fixed.length : different;
}

/** Formats the help page's section on commands. */
export function describeCommands(commands: readonly Command[]): string {
  return commands.map(describeCommand).join("\n");
}

function describeCommand({ usage, summary, options = {} }: Command): string {
  const lines = Object.entries(options).map(([name, text]) => `    --${name} ${text}\n`);
  return `  ${usage}\n${wrap(summary, 4)}${lines.join("")}`;
}

const helpWidth = 96;

/** Wraps text to `helpWidth` characters, each line indented. */
function wrap(text: string, indent: number): string {
  const margin = " ".repeat(indent);
  let wrapped = margin;
  let column = indent;
  for (const word of text.split(" ")) {
    const isTooLong = column > indent && column + 1 + word.length > helpWidth;
    if (isTooLong) wrapped += `\n${margin}`;
    wrapped += column === indent || isTooLong ? word : ` ${word}`;
    column = isTooLong ? indent + word.length : column + (column === indent ? 0 : 1) + word.length;
  }
  return `${wrapped}\n`;
}

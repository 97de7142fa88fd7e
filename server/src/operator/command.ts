import type { Shop } from "@recambia/contract/shop/schemas";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { Terminal } from "./show-progress.ts";

/** What a command is run with: the shop's database, the terminal, and the options that were given. */
export type Surroundings = {
  config: Config;
  shop: Shop;
  database: Database;
  clock: Clock;
  output: Terminal;
  errors: Terminal;
  options: Readonly<Record<string, string | undefined>>;
};

/** One thing that the shop owner can ask for on the command line. */
export type Command = {
  /** The words that call it, those in capitals to be filled in: `users find TEXT`. */
  usage: string;
  /** What it does, a sentence or two, told by the help. */
  summary: string;
  /** Its options and what each is, by name; `FILE` in `{ report: "FILE  writes …" }` is the value's name. */
  options?: Readonly<Record<string, string>>;
  /** Reads files or the standard input of whoever calls it, so that no other process can run it for them. */
  isAlone?: true;
  /**
   * @param given the words that fill in the capitals of `usage`, in their order.
   * @returns whether all went well.
   */
  run(surroundings: Surroundings, given: readonly string[]): Promise<boolean>;
};

/** The words of a usage that are typed as they are, before those to be filled in. */
function fixedWords(usage: string): string[] {
  return usage.split(" ").filter((word) => word !== word.toUpperCase());
}

/** The command that the words ask for, with what fills in its capitals; null when they ask for none. */
export function findCommand(
  commands: readonly Command[],
  words: readonly string[],
): { command: Command; given: string[] } | null {
  for (const command of commands) {
    const fixed = fixedWords(command.usage);
    if (words.length !== command.usage.split(" ").length) continue;
    if (!fixed.every((word, place) => words[place] === word)) continue;
    return { command, given: words.slice(fixed.length) };
  }
  return null;
}

/** The help page's part about commands. */
export function describeCommands(commands: readonly Command[]): string {
  return commands.map(describeCommand).join("\n");
}

function describeCommand({ usage, summary, options = {} }: Command): string {
  const lines = Object.entries(options).map(([name, text]) => `    --${name} ${text}\n`);
  return `  ${usage}\n${wrap(summary, 4)}${lines.join("")}`;
}

const widthOfHelp = 96;

/** Words in lines of at most `widthOfHelp` characters, each line indented. */
function wrap(text: string, indent: number): string {
  const margin = " ".repeat(indent);
  let wrapped = margin;
  let column = indent;
  for (const word of text.split(" ")) {
    const isTooLong = column > indent && column + 1 + word.length > widthOfHelp;
    if (isTooLong) wrapped += `\n${margin}`;
    wrapped += column === indent || isTooLong ? word : ` ${word}`;
    column = isTooLong ? indent + word.length : column + (column === indent ? 0 : 1) + word.length;
  }
  return `${wrapped}\n`;
}

import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import { migrate } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { withoutStatementLimit } from "../platform/database/time-limits.ts";
import { openFiles } from "../platform/files/open-files.ts";
import { loadShop } from "../platform/load-shop.ts";
import { loadSecret } from "../platform/secrets/secret.ts";
import { type Command, type CommandContext, describeCommands } from "./command.ts";
import { runThroughSocket } from "./command-socket.ts";
import { commands } from "./commands.ts";
import { logCommand } from "./log-command.ts";
import { readCommand, type TypedCommand } from "./read-command.ts";
import { plainTerminal } from "./terminal/plain-terminal.ts";

const help = `The shop owner's command line.

  npm run shop -- COMMAND

${describeCommands(commands)}
  -h, --help    shows this.

The database is the shop's: DATABASE_URL, or the embedded one in DATA_DIR. A shop that is open on
the embedded one runs the commands itself, but for import and restore: stop the shop for these; and
files and backup check, which leave the database alone. Ends with 1 when
something was refused, nothing was found or something went wrong.
`;

/** @returns the exit code. */
async function run(): Promise<number> {
  const read = readCommand(commands, process.argv.slice(2));
  if (read === "help") {
    const isAsked = process.argv.length > 2;
    (isAsked ? process.stdout : process.stderr).write(help);
    return isAsked ? 0 : 1;
  }
  if ("problem" in read) {
    process.stderr.write(`${read.problem}\n  npm run shop -- help    lists all commands.\n`);
    return 1;
  }
  const readsInput = read.command.needsNoDatabase ? undefined : read.command.readsInput;
  const input = readsInput === undefined ? Buffer.alloc(0) : await readInput(readsInput);
  return (await carryOut(read, input)) ? 0 : 1;
}

/** @throws when the standard input is longer than the command reads. */
async function readInput(maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`The input is longer than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Runs the command in the shop's process if it has the database open, otherwise here. */
async function carryOut({ command, words, given, options }: TypedCommand, input: Buffer): Promise<boolean> {
  const [output, errors] = [plainTerminal(process.stdout), plainTerminal(process.stderr)];
  const config = readConfig(process.env);
  if (!config.databaseUrl && !command.needsOwnProcess) {
    const request = { words, options, input: input.toString("base64") };
    const isGood = await runThroughSocket(config.dataDir, request, { output, errors });
    if (isGood !== null) return isGood;
  }
  let isGood = false;
  try {
    isGood = await runHere({ config, output, errors, options }, { command, given }, input);
  } finally {
    // What has been done stays done, also where nobody may write the log.
    await logCommand(config.dataDir, { command, isGood, now: systemClock.now() }).catch((error: unknown) =>
      errors.write(`The command was not logged: ${error}\n`),
    );
  }
  return isGood;
}

type Terminal = Pick<CommandContext, "config" | "output" | "errors" | "options">;

/** Runs the command in this process. */
async function runHere(
  terminal: Terminal,
  { command, given }: { command: Command; given: string[] },
  input: Buffer,
): Promise<boolean> {
  const { config } = terminal;
  const shop = await loadShop(config.shopConfigPath);
  const surroundings = { ...terminal, shop, clock: systemClock };
  if (command.needsNoDatabase) return command.run(surroundings, given);
  const databaseLimits = withoutStatementLimit(config.databaseLimits);
  const database = await openDatabase({ ...config, databaseLimits });
  try {
    if (!command.makesSchema) await migrate(database);
    const secret = await loadSecret(config);
    const files = await openFiles(config);
    return await command.run({ ...surroundings, database, files, secret, input }, given);
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  plainTerminal(process.stderr).write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

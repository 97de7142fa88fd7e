import { parseArgs } from "node:util";
import { systemClock } from "../platform/clock.ts";
import { type Config, readConfig } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { describeCommands, findCommand } from "./command.ts";
import { commands } from "./commands.ts";

const help = `The shop owner's command line.

  npm run shop -- COMMAND

${describeCommands(commands)}
  -h, --help    shows this.

The database is the shop's: DATABASE_URL, or the embedded one in DATA_DIR, which one process at a
time can open: stop the shop first. Ends with 1 when something was refused, nothing was found or
something went wrong.
`;

/** @returns the exit code. */
async function run(): Promise<number> {
  const optionNames = commands.flatMap(({ options = {} }) => Object.keys(options));
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(optionNames.map((name) => [name, { type: "string" as const }])),
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help === true || positionals[0] === "help") {
    process.stdout.write(help);
    return 0;
  }
  const found = findCommand(commands, positionals);
  const options: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") options[name] = value;
  }
  const isKnown = (name: string) => Object.keys(found?.command.options ?? {}).includes(name);
  if (!found || !Object.keys(options).every(isKnown)) {
    process.stderr.write(help);
    return 1;
  }
  const { stdout: output, stderr: errors } = process;
  return withDatabase(async (database, config) => {
    const surroundings = { config, database, clock: systemClock, output, errors, options };
    return (await found.command.run(surroundings, found.given)) ? 0 : 1;
  });
}

async function withDatabase<Result>(
  work: (database: Database, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await migrate(database);
    return await work(database, config);
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import { parseArgs } from "node:util";
import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { importCatalogue } from "./import-command.ts";

const help = `The shop owner's command line.

  npm run shop -- import FILE [--report REFUSED]

Commands
  import FILE   loads a catalogue feed (docs/catalogue-feed.md); - reads the standard input.
                Importing a feed again changes only what differs. Lines that cannot be taken
                are listed with their reasons; the others are loaded.
    --report REFUSED   writes every refused line and reason to a file.

  -h, --help    shows this.

The database is the shop's: DATABASE_URL, or the embedded one in DATA_DIR, which one process at a
time can open: stop the shop first. Ends with 1 when a line was refused or something went wrong.
`;

/** @returns the exit code. */
async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { report: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  const [command, feed, ...others] = positionals;
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  if (command !== "import" || feed === undefined || others.length > 0) {
    process.stderr.write(help);
    return 1;
  }
  const given = { feed, ...(values.report === undefined ? {} : { reportPath: values.report }) };
  const surroundings = { clock: systemClock, output: process.stdout, errors: process.stderr };
  return withDatabase(async (database) => ((await importCatalogue(database, given, surroundings)) ? 0 : 1));
}

async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database);
    return await work(database);
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

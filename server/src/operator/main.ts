import { parseArgs } from "node:util";
import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { importCatalogue } from "./import-command.ts";
import { findUsers, unlockUser } from "./users-commands.ts";

const help = `The shop owner's command line.

  npm run shop -- import FILE [--report REFUSED]
  npm run shop -- users find TEXT
  npm run shop -- users unlock EMAIL

Commands
  import FILE   loads a catalogue feed (docs/catalogue-feed.md); - reads the standard input.
                Importing a feed again changes only what differs. Lines that cannot be taken
                are listed with their reasons; the others are loaded.
    --report REFUSED   writes every refused line and reason to a file.

  users find TEXT     lists the people whose e-mail or name has TEXT in it.
  users unlock EMAIL  ends the lock that failed passwords have put on somebody's account.

  -h, --help    shows this.

The database is the shop's: DATABASE_URL, or the embedded one in DATA_DIR, which one process at a
time can open: stop the shop first. Ends with 1 when a line was refused, nobody was found or
something went wrong.
`;

/** @returns the exit code. */
async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { report: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const command = commandOf(positionals, values.report);
  if (!command) {
    process.stderr.write(help);
    return 1;
  }
  return withDatabase(async (database) => ((await command(database)) ? 0 : 1));
}

/** What the words ask for; it tells whether all went well. Null when they ask for nothing. */
function commandOf(
  words: string[],
  reportPath: string | undefined,
): ((database: Database) => Promise<boolean>) | null {
  const { stdout: output, stderr: errors } = process;
  const [room, second, third, ...others] = words;
  if (second === undefined || others.length > 0) return null;
  if (room === "import" && third === undefined) {
    const given = { feed: second, ...(reportPath === undefined ? {} : { reportPath }) };
    return (database) => importCatalogue(database, given, { clock: systemClock, output, errors });
  }
  if (room !== "users" || !third) return null;
  if (second === "find") return (database) => findUsers(database, third, output);
  return second === "unlock" ? (database) => unlockUser(database, third, output) : null;
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

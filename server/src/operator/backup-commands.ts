import { readFile } from "node:fs/promises";
import { type BackupReport, checkBackup, makeBackup, restoreBackup } from "../platform/backup/index.ts";
import { ConfigError } from "../platform/config.ts";
import { openFiles } from "../platform/files/open-files.ts";
import type { Command, FilesContext } from "./command.ts";

const count = new Intl.NumberFormat("en-GB");

function contentsOf({ rowCount, fileCount }: BackupReport): string {
  return `${count.format(rowCount)} rows, ${count.format(fileCount)} files`;
}

/** Reads the secret key of age from the file that `--identity` names. */
async function readIdentity({ options }: FilesContext): Promise<string> {
  if (options.identity === undefined) return "";
  const lines = (await readFile(options.identity, "utf8")).split("\n").map((line) => line.trim());
  const identity = lines.find((line) => line.startsWith("AGE-SECRET-KEY-"));
  if (!identity) throw new ConfigError(`${options.identity} has no secret key of age (AGE-SECRET-KEY-…).`);
  return identity;
}

const identity = "FILE  has the secret key that opens an encrypted archive (from age-keygen).";

export const backupCommands: readonly Command[] = [
  {
    usage: "backup FILE",
    summary:
      "Writes the database, as it is at one moment, and all files into one archive (a compressed tar file); the shop may be open. It is encrypted if BACKUP_RECIPIENT or --recipient names a public key of age. The secret in DATA_DIR/secret or SHOP_SECRET is not in it: keep it elsewhere.",
    options: { recipient: "KEY  is a public key of age (age1…)." },
    async run({ config, database, clock, options, output }, [path = ""]) {
      if (options.recipient === "") throw new ConfigError("--recipient is empty: is a variable not set?");
      const recipient = options.recipient ?? config.backups.recipient;
      const report = await makeBackup({ database, files: await openFiles(config), clock }, path, recipient);
      output.write(`${path}: ${contentsOf(report)}${recipient ? ", encrypted" : ""}\n`);
      return true;
    },
  },
  {
    usage: "backup check FILE",
    summary: "Reads an archive to its end and compares its checksum.",
    options: { identity },
    needsOwnProcess: true,
    needsNoDatabase: true,
    async run(context, [path = ""]) {
      const report = await checkBackup(path, await readIdentity(context));
      context.output.write(`${path}, made at ${report.madeAt}: ${contentsOf(report)}, intact\n`);
      return true;
    },
  },
  {
    usage: "restore FILE",
    summary:
      "Brings an archive into an empty shop, on either engine: a new database in DATABASE_URL, or a new DATA_DIR. Stop the shop for it.",
    options: { identity },
    needsOwnProcess: true,
    makesSchema: true,
    async run(context, [path = ""]) {
      const { config, database, output } = context;
      const files = await openFiles(config);
      const report = await restoreBackup({ database, files }, path, await readIdentity(context));
      output.write(`Restored: ${contentsOf(report)}\n`);
      return true;
    },
  },
];

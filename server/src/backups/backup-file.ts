import {
  type BackupContent,
  BackupFile,
  BackupFileV1,
  maxBackupFile,
} from "@recambia/contract/backups/schemas";
import { stringify } from "safe-stable-stringify";
import type { Static } from "typebox";
import { Value } from "typebox/value";
import { type Refusal, refuseField } from "../platform/http/refusals/refusal.ts";
import { hmacOf } from "../platform/secrets/derive-key.ts";
import { isSameSecret } from "../platform/secrets/is-same-secret.ts";
import { backupMessages } from "./messages.ts";

const version = 2;

/** Writes a backup as a file that the shop recognizes later. */
export function writeBackupFile(secret: string, madeAt: Date, parts: BackupContent): BackupFile {
  const unsigned = { format: "recambia-backup", version, made_at: madeAt.toISOString(), parts } as const;
  return { ...unsigned, signature: sign(secret, unsigned) };
}

export type ReadBackup = { made_at: string; parts: BackupContent; isIntact: boolean };

/**
 * Reads a backup file of any version so far. The signature tells whether it has been changed since the shop wrote it, which
 * does not hinder its use: it is checked as strictly as any other input.
 *
 * @param secrets the shop's secret and the earlier ones, which have signed files that people still have.
 * @returns `validation_failed` naming `file`, with the place of the first problem.
 */
export function readBackupFile(secrets: readonly string[], text: string): ReadBackup | Refusal {
  if (text.length > maxBackupFile) return { refused: "too_large" };
  const parsed = parse(text);
  if ("line" in parsed) return refuseField("file", backupMessages.file_broken_at, parsed);
  const { file } = parsed;
  const format: unknown = Reflect.get(Object(file), "format");
  const fileVersion: unknown = Reflect.get(Object(file), "version");
  if (format !== "recambia-backup") return refuseField("file", backupMessages.file_foreign);
  if (fileVersion !== 1 && fileVersion !== version) return refuseField("file", backupMessages.file_newer);
  if (fileVersion === 1 && Value.Check(BackupFileV1, file))
    return readParts(secrets, file, upgrade(file.parts));
  if (fileVersion === version && Value.Check(BackupFile, file)) return readParts(secrets, file, file.parts);
  const [problem] = Value.Errors(fileVersion === 1 ? BackupFileV1 : BackupFile, file);
  return refuseField("file", backupMessages.file_broken, { place: placeOf(problem?.instancePath ?? "") });
}

/** The parts of version 1 as today's: the profile was the only preference. */
function upgrade({ preferences, ...others }: Static<typeof BackupFileV1>["parts"]): BackupContent {
  return { ...others, preferences: preferences.map((item) => ({ ...item, key: "profile" })) };
}

type SignedFile = { made_at: string; signature: string };

function readParts(secrets: readonly string[], file: SignedFile, parts: BackupContent): ReadBackup | Refusal {
  const { signature, ...unsigned } = file;
  const repeated = repeatedKey(parts);
  if (repeated) return refuseField("file", backupMessages.file_broken, { place: repeated });
  return {
    made_at: file.made_at,
    parts,
    isIntact: secrets.some((secret) => isSameSecret(signature, sign(secret, unsigned))),
  };
}

/** Parses JSON; on failure, the line and column of the problem. */
function parse(text: string): { file: unknown } | { line: number; character: number } {
  try {
    return { file: JSON.parse(text) };
  } catch (error) {
    const position = /position (\d+)/.exec(error instanceof Error ? error.message : "")?.[1];
    const before = text.slice(0, position === undefined ? text.length : Number(position)).split("\n");
    return { line: before.length, character: (before.at(-1)?.length ?? 0) + 1 };
  }
}

/** `/parts/addresses/2/value/zip_code` → `parts.addresses[2].value.zip_code`. */
function placeOf(instancePath: string): string {
  return instancePath
    .slice(1)
    .replaceAll(/\/(\d+)(?=\/|$)/g, "[$1]")
    .replaceAll("/", ".");
}

function repeatedKey(parts: BackupContent): string | null {
  for (const [part, items] of Object.entries(parts)) {
    const seen = new Set<string>();
    for (const [index, { key }] of items.entries()) {
      if (seen.has(key)) return `parts.${part}[${index}].key`;
      seen.add(key);
    }
  }
  return null;
}

function sign(secret: string, unsigned: object): string {
  return hmacOf(secret, "backup file", stringify(unsigned) ?? "").toString("base64url");
}

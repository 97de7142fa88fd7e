import { generateRandomString, symmetricDecrypt } from "better-auth/crypto";
import type { Queryable } from "../../platform/database/database.ts";
import { authSecrets } from "../auth/auth-secret.ts";
import { findHash, hashTogether } from "../passwords/hash-password.ts";

/** The secrets that may have sealed codes before they were hashed. */
type Secrets = { secret: string; earlierSecrets: readonly string[] };

const codeCount = 10;
const halfLength = 5;

/** Draws the codes of a person who has no app any more, about 59 bits each: `aB3dE-fG5hI`. */
export function drawBackupCodes(): string[] {
  return Array.from({ length: codeCount }, () => {
    const code = generateRandomString(2 * halfLength, "a-z", "0-9", "A-Z");
    return writeBackupCode(code);
  });
}

/** Writes a code with its hyphen. */
export function writeBackupCode(code: string): string {
  return `${code.slice(0, halfLength)}-${code.slice(halfLength)}`;
}

/** Hashes codes as `backup_codes` keeps them, a JSON list from which better-auth takes the one that is used. */
export async function hashBackupCodes(codes: readonly string[]): Promise<string> {
  return JSON.stringify(await hashTogether(codes));
}

/**
 * Finds the kept hash of a code (docs/decisions/128).
 *
 * @returns the hash; the code itself, which is none, if the person has no such code.
 */
export async function hashOfBackupCode(
  database: Queryable,
  secrets: Secrets,
  { personId, code }: { personId: string; code: string },
): Promise<string> {
  const kept = await readKept(database, personId);
  const isSealed = kept !== null && !kept.startsWith("[");
  if (isSealed) await hashSealed(database, secrets, { person_id: personId, backup_codes: kept });
  const hashes = isSealed ? await readKept(database, personId) : kept;
  return (await findHash(code, listOf(hashes ?? "[]"))) ?? code;
}

/**
 * Hashes codes that an earlier release has sealed, so that nobody can open them any more. Leaves those that no known secret
 * opens. Runs in any number of processes.
 *
 * @returns the number of people whose codes were hashed.
 */
export async function hashSealedBackupCodes(database: Queryable, secrets: Secrets): Promise<number> {
  const rows = await database.rows<KeptCodes>({
    text: "select person_id, backup_codes from second_factor where backup_codes not like '[%'",
  });
  let hashed = 0;
  for (const row of rows) if (await hashSealed(database, secrets, row)) hashed += 1;
  return hashed;
}

type KeptCodes = { person_id: string; backup_codes: string };

/** The texts of a JSON list; none of codes that no known secret opens. */
function listOf(json: string): string[] {
  const list: unknown = json.startsWith("[") ? JSON.parse(json) : [];
  return Array.isArray(list) ? list.map(String) : [];
}

async function readKept(database: Queryable, personId: string): Promise<string | null> {
  const [row] = await database.rows<{ backup_codes: string }>({
    text: "select backup_codes from second_factor where person_id = $1 and verified",
    values: [personId],
  });
  return row?.backup_codes ?? null;
}

/** Replaces sealed codes by their hashes, unless a code has been used meanwhile. */
async function hashSealed(database: Queryable, secrets: Secrets, row: KeptCodes): Promise<boolean> {
  const keys = authSecrets(secrets.secret, secrets.earlierSecrets);
  const key = {
    keys: new Map(keys.map(({ version, value }) => [version, value])),
    currentVersion: keys[0]?.version ?? 0,
  };
  const opened = await symmetricDecrypt({ key, data: row.backup_codes }).catch(() => null);
  if (opened === null) return false;
  const updated = await database.rows({
    text: `update second_factor set backup_codes = $3 where person_id = $1 and backup_codes = $2 returning 1`,
    values: [row.person_id, row.backup_codes, await hashBackupCodes(listOf(opened))],
  });
  return updated.length > 0;
}

import type { PreferencesBody } from "@recambia/contract/account/schemas";
import type {
  BackupChange,
  BackupContent,
  BackupPartName,
  BackupPreview,
  BackupSource,
  RestoreBody,
  RestoreResult,
} from "@recambia/contract/backups/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { Context } from "../platform/http/context.ts";
import { isRefusal, type Refusal } from "../platform/http/refusals/refusal.ts";
import { type ReadBackup, readBackupFile } from "./backup-file.ts";
import type { BackupItem, BackupOwner, BackupPart, BackupParts } from "./backup-part.ts";
import { compareContent } from "./compare-content.ts";
import { findBackup } from "./find-backup.ts";
import { adoptContent, gatherContent } from "./gather-content.ts";
import { lockBackups, storeBackup } from "./store-backup.ts";

type RestoreDeps = Pick<Context, "database" | "secret" | "earlierSecrets" | "clock"> & { parts: BackupParts };

/**
 * Says what a backup would add, change and remove, item by item; changes nothing.
 *
 * @returns `not_found` for a backup that is not the person's; `validation_failed` naming `file` for a broken one.
 */
export async function previewRestore(
  deps: RestoreDeps,
  owner: BackupOwner,
  source: BackupSource,
): Promise<BackupPreview | Refusal> {
  return deps.database.transaction(async (transaction) => {
    const found = await readSource(deps, transaction, owner, source);
    if (isRefusal(found)) return found;
    const current = await gatherContent(transaction, owner, deps.parts);
    const changes = await listChanges(deps.parts, transaction, owner, { current, wanted: found.parts });
    return { made_at: found.made_at, is_intact: found.isIntact, changes };
  });
}

/**
 * Makes the chosen changes of a restore in one transaction, after a backup of the state before. Chosen changes that have
 * become unnecessary meanwhile are ignored.
 *
 * @returns refusals as `previewRestore`; `unauthenticated` when the person has been deleted.
 */
export async function restoreBackup(
  deps: RestoreDeps,
  owner: BackupOwner,
  { source, changes: chosen }: RestoreBody,
): Promise<RestoreResult | Refusal> {
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    if (!(await lockBackups(transaction, owner.personId))) return { refused: "unauthenticated" };
    const found = await readSource(deps, transaction, owner, source);
    if (isRefusal(found)) return found;
    const current = await gatherContent(transaction, owner, deps.parts);
    const sourceId = "backup_id" in source ? source.backup_id : null;
    const before = await storeBackup(transaction, owner, {
      content: current,
      cause: "restore",
      now,
      sourceId,
    });
    const all = await listChanges(deps.parts, transaction, owner, { current, wanted: found.parts });
    const keys = new Set(chosen.map(({ part, key }) => `${part} ${key}`));
    const changes = all.filter(({ part, key }) => keys.has(`${part} ${key}`));
    const leftOut = await makeChanges(deps.parts, transaction, owner, { changes, wanted: found.parts, now });
    const preferences = findPreferences(found.parts, changes);
    return { made: changes.length - leftOut.length, left_out: leftOut, before, preferences };
  });
}

async function readSource(
  { secret, earlierSecrets, parts }: RestoreDeps,
  transaction: Queryable,
  owner: BackupOwner,
  source: BackupSource,
): Promise<ReadBackup | Refusal> {
  if ("backup_id" in source) {
    const row = await findBackup(transaction, owner, source.backup_id);
    if (!row) return { refused: "not_found" };
    return { made_at: row.made_at.toISOString(), parts: row.content, isIntact: true };
  }
  const read = readBackupFile([secret, ...earlierSecrets], source.file);
  if (isRefusal(read)) return read;
  return { ...read, parts: await adoptContent(transaction, owner, parts, read.parts) };
}

type States = { current: BackupContent; wanted: BackupContent };

async function listChanges(
  parts: BackupParts,
  database: Queryable,
  owner: BackupOwner,
  { current, wanted }: States,
): Promise<BackupChange[]> {
  const impossible: Record<BackupPartName, Set<string>> = {
    garage: await parts.garage.findImpossible(database, owner, wanted.garage),
    favorites: await parts.favorites.findImpossible(database, owner, wanted.favorites),
    collections: await parts.collections.findImpossible(database, owner, wanted.collections),
    addresses: await parts.addresses.findImpossible(database, owner, wanted.addresses),
    preferences: await parts.preferences.findImpossible(database, owner, wanted.preferences),
    papers: await parts.papers.findImpossible(database, owner, wanted.papers),
  };
  return compareContent(current, wanted).map((change) => ({
    ...change,
    is_possible: change.action === "remove" || !impossible[change.part].has(change.key),
  }));
}

/** The theme and the language among restored changes. */
function findPreferences(wanted: BackupContent, changes: readonly BackupChange[]): PreferencesBody {
  const keys = keysOf(changes.filter(({ part }) => part === "preferences"));
  const found: PreferencesBody = {};
  for (const item of wanted.preferences) {
    if (!keys.has(item.key)) continue;
    if (item.key === "theme") found.theme = item.value;
    if (item.key === "language") found.locale = item.value;
  }
  return found;
}

type Chosen = { changes: BackupChange[]; wanted: BackupContent; now: Date };

/** Makes changes part by part. Returns the labels of those that were left out. */
async function makeChanges(
  parts: BackupParts,
  transaction: Queryable,
  owner: BackupOwner,
  chosen: Chosen,
): Promise<string[]> {
  const make = async <Part extends BackupPartName>(
    part: Part,
    restorer: BackupPart<Part>,
    items: readonly BackupItem<Part>[],
  ): Promise<string[]> => {
    const changes = chosen.changes.filter((change) => change.part === part);
    const wanted = keysOf(changes.filter(({ action, is_possible }) => action !== "remove" && is_possible));
    const remove = [...keysOf(changes.filter(({ action }) => action === "remove"))];
    const put = items.filter(({ key }) => wanted.has(key));
    const leftOut = new Set(
      put.length + remove.length > 0
        ? await restorer.restore(transaction, owner, { put, remove, now: chosen.now })
        : [],
    );
    return changes
      .filter(({ key, is_possible }) => !is_possible || leftOut.has(key))
      .map(({ label }) => label);
  };
  const { wanted } = chosen;
  return [
    ...(await make("garage", parts.garage, wanted.garage)),
    ...(await make("favorites", parts.favorites, wanted.favorites)),
    ...(await make("collections", parts.collections, wanted.collections)),
    ...(await make("addresses", parts.addresses, wanted.addresses)),
    ...(await make("preferences", parts.preferences, wanted.preferences)),
    ...(await make("papers", parts.papers, wanted.papers)),
  ];
}

function keysOf(changes: readonly BackupChange[]): Set<string> {
  return new Set(changes.map(({ key }) => key));
}

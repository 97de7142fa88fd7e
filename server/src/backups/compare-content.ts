import {
  type BackupAction,
  type BackupContent,
  type BackupDifferences,
  type BackupPartName,
  backupParts,
  maxListedChanges,
} from "@recambia/contract/backups/schemas";
import { stringify } from "safe-stable-stringify";

/** A difference between two states of an account. */
export type ContentChange = { part: BackupPartName; key: string; action: BackupAction; label: string };

type Item = { key: string; label: string; value: unknown };

/**
 * Compares two contents item by item: what leads from `before` to `after`. Labels do not count. A preference that only
 * `before` has stays: backups of earlier releases have fewer.
 */
export function compareContent(before: BackupContent, after: BackupContent): ContentChange[] {
  return backupParts.flatMap((part) =>
    compareItems(before[part], after[part])
      .filter(({ action }) => part !== "preferences" || action !== "remove")
      .map((change) => ({ part, ...change })),
  );
}

function compareItems(before: readonly Item[], after: readonly Item[]): Omit<ContentChange, "part">[] {
  const old = new Map(before.map((item) => [item.key, item]));
  const remaining = new Set(after.map(({ key }) => key));
  const put: Omit<ContentChange, "part">[] = [];
  for (const { key, label, value } of after) {
    const known = old.get(key);
    if (!known) put.push({ key, label, action: "add" });
    else if (stringify(known.value) !== stringify(value)) put.push({ key, label, action: "change" });
  }
  const removed = before
    .filter(({ key }) => !remaining.has(key))
    .map(({ key, label }) => ({ key, label, action: "remove" as const }));
  return [...put, ...removed];
}

/** Describes changes by their numbers and the names of the first. */
export function describeChanges(changes: readonly ContentChange[]): BackupDifferences {
  const counts = { add: 0, change: 0, remove: 0 };
  for (const { action } of changes) counts[action]++;
  const items = changes
    .slice(0, maxListedChanges)
    .map(({ part, key, action, label }) => ({ part, key, action, label }));
  return { ...counts, items };
}

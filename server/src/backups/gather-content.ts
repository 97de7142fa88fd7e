import type { BackupContent } from "@recambia/contract/backups/schemas";
import type { Queryable } from "../platform/database/database.ts";
import type { BackupOwner, BackupParts } from "./backup-part.ts";

/** Reads everything that a backup holds. */
export async function gatherContent(
  database: Queryable,
  owner: BackupOwner,
  parts: BackupParts,
): Promise<BackupContent> {
  return {
    garage: await parts.garage.read(database, owner),
    favorites: await parts.favorites.read(database, owner),
    collections: await parts.collections.read(database, owner),
    addresses: await parts.addresses.read(database, owner),
    preferences: await parts.preferences.read(database, owner),
    papers: await parts.papers.read(database, owner),
  };
}

/** Gives the content of a file the keys of the owner's account. */
export async function adoptContent(
  database: Queryable,
  owner: BackupOwner,
  parts: BackupParts,
  content: BackupContent,
): Promise<BackupContent> {
  const { collections, addresses } = parts;
  return {
    ...content,
    collections: (await collections.adopt?.(database, owner, content.collections)) ?? content.collections,
    addresses: (await addresses.adopt?.(database, owner, content.addresses)) ?? content.addresses,
  };
}

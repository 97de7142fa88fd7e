import type { BackupContent, BackupPartName } from "@recambia/contract/backups/schemas";
import type { Queryable } from "../platform/database/database.ts";

/** Whose backup it is. */
export type BackupOwner = { personId: string; customerId: string };

/** An item of a backup; the value's shape is that of its part in `BackupContent`. */
export type BackupItem<Part extends BackupPartName = BackupPartName> = BackupContent[Part][number];

/** Effect of a restore on one part. */
export type PartChanges<Part extends BackupPartName> = {
  /** Items to add or to change. */
  put: readonly BackupItem<Part>[];
  /** Keys of items to remove. */
  remove: readonly string[];
  now: Date;
};

/** A part of backups, implemented by the feature that stores it. `app.ts` lists them. */
export type BackupPart<Part extends BackupPartName> = {
  /** Reads all items in an order that only changes with them. */
  read(database: Queryable, owner: BackupOwner): Promise<BackupItem<Part>[]>;
  /**
   * Gives items of a file the keys that they have or would get in the owner's account: ids of another account cannot be
   * used. Missing where keys are the same in all accounts.
   */
  adopt?(
    database: Queryable,
    owner: BackupOwner,
    items: readonly BackupItem<Part>[],
  ): Promise<BackupItem<Part>[]>;
  /** Returns the keys of items that cannot be restored because the shop does not have them any more. */
  findImpossible(
    database: Queryable,
    owner: BackupOwner,
    items: readonly BackupItem<Part>[],
  ): Promise<Set<string>>;
  /** Makes the changes. Returns the keys that a limit or a rule has left out. */
  restore(transaction: Queryable, owner: BackupOwner, changes: PartChanges<Part>): Promise<string[]>;
};

/** All parts of backups. */
export type BackupParts = { [Part in BackupPartName]: BackupPart<Part> };

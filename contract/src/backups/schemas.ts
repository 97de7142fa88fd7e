import { type Static, type TSchema, Type } from "typebox";
import { PreferencesBody, profileCurrencies, themes } from "../account/schemas.ts";
import { addressLimits, maxAddresses } from "../addresses/schemas.ts";
import { maxQuantity } from "../cart/schemas.ts";
import { maxCollectionItems, maxCollectionName, maxCollections } from "../collections/schemas.ts";
import { maxFavorites } from "../favorites/schemas.ts";
import { closed, Nullable, PublicId } from "../http.ts";
import { locales } from "../locale.ts";
import { filledLine, line } from "../text-patterns.ts";
import { maxUploads } from "../uploads/schemas.ts";
import { GarageVehicleBody, maxGarageVehicles } from "../vehicles/garage.ts";

/** Maximum backups of a person. */
export const maxBackups = 30;
/** Characters of a backup file. */
export const maxBackupFile = 8 * 1024 * 1024;

const Moment = Type.String({ format: "date-time" });
/** A moment in a file, as the shop writes it: of others that the format allows, the database cannot read some. */
const WrittenMoment = Type.String({ format: "date-time", pattern: "^(?!0000)\\d{4}-[\\dT:.-]+Z$" });
const Label = Type.String({ maxLength: 200 });

/**
 * An item of a backup: `key` identifies it, `label` names it for people and is never compared. A key becomes the id of what is
 * restored, so it must be one.
 */
function itemsOf<Value extends TSchema>(value: Value, maxItems: number, key = PublicId) {
  return Type.Array(Type.Object({ key, label: Label, value }, closed), { maxItems });
}

const addressText = (field: keyof typeof addressLimits) => Type.String({ maxLength: addressLimits[field] });

/** An address without its identity number, which never leaves the shop. */
export const BackupAddress = Type.Object(
  {
    is_default: Type.Boolean(),
    first_name: addressText("first_name"),
    last_name: addressText("last_name"),
    email: addressText("email"),
    landline_phone: addressText("landline_phone"),
    mobile_phone: addressText("mobile_phone"),
    zip_code: addressText("zip_code"),
    province: addressText("province"),
    municipality: addressText("municipality"),
    district: addressText("district"),
    street: addressText("street"),
    number: addressText("number"),
    apartment: addressText("apartment"),
    between_streets: addressText("between_streets"),
    description: addressText("description"),
  },
  closed,
);
export type BackupAddress = Static<typeof BackupAddress>;

export const BackupFavorite = Type.Object({ added_at: WrittenMoment }, closed);
export type BackupFavorite = Static<typeof BackupFavorite>;

export const BackupCollection = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: maxCollectionName,
      pattern: filledLine,
    }),
    vehicle_id: Nullable(PublicId),
    /** In the order of adding. */
    items: Type.Array(
      Type.Object({ id: PublicId, quantity: Type.Integer({ minimum: 1, maximum: maxQuantity }) }, closed),
      { maxItems: maxCollectionItems },
    ),
  },
  closed,
);
export type BackupCollection = Static<typeof BackupCollection>;

/** The person's name and currency. */
export const BackupProfile = Type.Object(
  {
    first_name: Type.String({ minLength: 1, maxLength: 100, pattern: line }),
    last_name: Type.String({ maxLength: 100, pattern: line }),
    nickname: Type.String({ maxLength: 40, pattern: line }),
    currency: Type.Enum(profileCurrencies),
  },
  closed,
);

const preferenceOf = <Key extends string, Value extends TSchema>(key: Key, value: Value) =>
  Type.Object({ key: Type.Literal(key), label: Label, value }, closed);

/** The profile, the theme and the language. */
const maxPreferences = 3;

/** A preference. The labels of theme and language are their values. */
export const BackupPreference = Type.Union([
  preferenceOf("profile", BackupProfile),
  preferenceOf("theme", Type.Enum(themes)),
  preferenceOf("language", Type.Enum(locales)),
]);
export type BackupPreference = Static<typeof BackupPreference>;

/** Ids of a file and a vehicle. */
const PapersKey = Type.String({ pattern: "^[a-z0-9]{8,32}-[a-z0-9]{8,32}$", maxLength: 65 });
/** A file that holds a vehicle's papers. The file itself is not in the backup. */
export const BackupPapers = Type.Object({ upload_id: PublicId, vehicle_id: PublicId }, closed);
export type BackupPapers = Static<typeof BackupPapers>;

export const backupParts = [
  "garage",
  "favorites",
  "collections",
  "addresses",
  "preferences",
  "papers",
] as const;
export type BackupPartName = (typeof backupParts)[number];

const partsWithoutPreferences = {
  garage: itemsOf(GarageVehicleBody, maxGarageVehicles),
  favorites: itemsOf(BackupFavorite, maxFavorites),
  collections: itemsOf(BackupCollection, maxCollections),
  addresses: itemsOf(BackupAddress, maxAddresses),
  papers: itemsOf(BackupPapers, maxUploads, PapersKey),
};

/** Everything that a backup holds, by part. A preference that it lacks stays as it is. */
export const BackupContent = Type.Object(
  { ...partsWithoutPreferences, preferences: Type.Array(BackupPreference, { maxItems: maxPreferences }) },
  closed,
);
export type BackupContent = Static<typeof BackupContent>;

function fileOf<Version extends number, Parts extends TSchema>(version: Version, parts: Parts) {
  return Type.Object(
    {
      format: Type.Literal("recambia-backup"),
      version: Type.Literal(version),
      made_at: WrittenMoment,
      parts,
      /** HMAC-SHA256 of all else by the shop's secret, in base64url: shows whether the file has been changed. */
      signature: Type.String({ maxLength: 100 }),
    },
    closed,
  );
}

/** A backup as a file, version 1: without theme and language. */
export const BackupFileV1 = fileOf(
  1,
  Type.Object(
    {
      ...partsWithoutPreferences,
      preferences: itemsOf(BackupProfile, 1, Type.String({ maxLength: 80, pattern: line })),
    },
    closed,
  ),
);

/** A backup as a file, version 2. */
export const BackupFile = fileOf(2, BackupContent);
export type BackupFile = Static<typeof BackupFile>;

export const backupActions = ["add", "change", "remove"] as const;
export type BackupAction = (typeof backupActions)[number];

/** Items that a stored backup lists of what differs from the one before it. */
export const maxListedChanges = 100;

/** Differences between two backups: counts by action, and the first items by name. */
export const BackupDifferences = Type.Object(
  {
    add: Type.Integer({ minimum: 0 }),
    change: Type.Integer({ minimum: 0 }),
    remove: Type.Integer({ minimum: 0 }),
    items: Type.Array(
      Type.Object(
        {
          part: Type.Enum(backupParts),
          /** Empty in backups of earlier releases. */
          key: Type.String(),
          action: Type.Enum(backupActions),
          label: Type.String(),
        },
        closed,
      ),
      { maxItems: maxListedChanges },
    ),
  },
  closed,
);
export type BackupDifferences = Static<typeof BackupDifferences>;

/** Why a backup was made: `daily` by the shop, `asked` by the person, `restore` before a restore. */
export const backupCauses = ["daily", "asked", "restore"] as const;
export type BackupCause = (typeof backupCauses)[number];

const PartCounts = Type.Record(Type.Enum(backupParts), Type.Integer({ minimum: 0 }));

/** A stored backup. */
export const Backup = Type.Object(
  {
    id: PublicId,
    made_at: Moment,
    cause: Type.Enum(backupCauses),
    /** Number of items by part. */
    counts: PartCounts,
    /** Differences from the previous backup; null for the first. */
    changes: Nullable(BackupDifferences),
  },
  closed,
);
export type Backup = Static<typeof Backup>;

/** `POST /spa/backups/preview`: a stored backup, or the text of a file. */
export const BackupSource = Type.Union([
  Type.Object({ backup_id: PublicId }, closed),
  Type.Object({ file: Type.String({ minLength: 1, maxLength: maxBackupFile }) }, closed),
]);
export type BackupSource = Static<typeof BackupSource>;

const ChangeKey = { part: Type.Enum(backupParts), key: Type.String({ minLength: 1, maxLength: 80 }) };

/** Effect of a restore on one item. */
export const BackupChange = Type.Object(
  {
    ...ChangeKey,
    action: Type.Enum(backupActions),
    label: Type.String(),
    /** False when the shop does not have it any more: a product that is gone, a deleted file. */
    is_possible: Type.Boolean(),
  },
  closed,
);
export type BackupChange = Static<typeof BackupChange>;

export const BackupPreview = Type.Object(
  {
    made_at: Moment,
    /** False when the file is not as the shop has written it. */
    is_intact: Type.Boolean(),
    changes: Type.Array(BackupChange),
  },
  closed,
);
export type BackupPreview = Static<typeof BackupPreview>;

/** From one full account to another: whatever it has goes, and all of the backup comes. Preferences only change. */
const maxChanges =
  2 * (maxGarageVehicles + maxFavorites + maxCollections + maxAddresses + maxUploads) + maxPreferences;

/** `POST /spa/backups/restore`. */
export const RestoreBody = Type.Object(
  {
    source: BackupSource,
    /** The changes to make, of those in the preview. */
    changes: Type.Array(Type.Object(ChangeKey, closed), { minItems: 1, maxItems: maxChanges }),
  },
  closed,
);
export type RestoreBody = Static<typeof RestoreBody>;

export const RestoreResult = Type.Object(
  {
    /** Changes that were made. */
    made: Type.Integer({ minimum: 0 }),
    /** Labels of chosen changes that could not be made, for example because a limit is reached. */
    left_out: Type.Array(Type.String()),
    /** The backup of the state before. */
    before: Backup,
    /** Restored theme and language, for the device to apply. */
    preferences: PreferencesBody,
  },
  closed,
);
export type RestoreResult = Static<typeof RestoreResult>;

import { type Static, Type } from "typebox";
import { Nullable, PublicId } from "../http.ts";
import { passwordLength } from "../session/schemas.ts";

const closed = { additionalProperties: false };

/** ISO 4217 codes that a profile may name; prices are in euros all the same (specification §1). */
export const profileCurrencies = ["EUR", "USD", "CUP"] as const;

/** Any script and emoji, in one line: no control characters, no halves of a character. */
const oneLine = "^[^\\p{Cc}\\p{Cs}]*$";

/** `PUT /spa/me/profile` (specification §3, "Profile edit fields"). */
export const ProfileBody = Type.Object(
  {
    first_name: Type.String({ minLength: 1, maxLength: 100, pattern: oneLine }),
    last_name: Type.String({ maxLength: 100, pattern: oneLine }),
    nickname: Type.String({ maxLength: 40, pattern: oneLine }),
    currency: Type.Enum(profileCurrencies),
  },
  closed,
);
export type ProfileBody = Static<typeof ProfileBody>;

/** Answer of `GET` and `PUT /spa/me/profile`. */
export const Profile = Type.Object(
  {
    id: PublicId,
    first_name: Type.String(),
    last_name: Type.String(),
    nickname: Type.String(),
    currency: Type.Enum(profileCurrencies),
    email: Type.String(),
    /** An address that the person has changed to and not verified yet. */
    pending_email: Nullable(Type.String()),
    /** Address of a square picture of 512 pixels. */
    picture: Nullable(Type.String()),
    member_since: Type.String(),
  },
  closed,
);
export type Profile = Static<typeof Profile>;

/** Most bytes of a picture that `POST /spa/me/picture` takes. */
export const mostPictureBytes = 10 * 1024 * 1024;

/**
 * Query of `POST /spa/me/picture`, whose body is the picture's own bytes: the square to keep, in
 * pixels of the upright picture; without it, the largest one in the middle.
 */
export const PictureCrop = Type.Object(
  {
    x: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    y: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    size: Type.Optional(Type.Integer({ minimum: 16, maximum: 100_000 })),
  },
  closed,
);
export type PictureCrop = Static<typeof PictureCrop>;

/** Where a person's picture is shown from; null when they have none. It names nobody and never changes. */
export function pictureAddress(pictureId: string | null): string | null {
  return pictureId === null ? null : `/spa/pictures-of-people/${pictureId}`;
}

/** Answer of `POST` and `DELETE /spa/me/picture`. */
export const PictureAnswer = Type.Object({ picture: Nullable(Type.String()) }, closed);
export type PictureAnswer = Static<typeof PictureAnswer>;

const GivenPassword = Type.String({ minLength: 1, maxLength: passwordLength.maximum });

/** `PUT /spa/me/password`; ends every other session. */
export const ChangePasswordBody = Type.Object(
  {
    current_password: GivenPassword,
    password: Type.String({ minLength: passwordLength.minimum, maxLength: passwordLength.maximum }),
    password_confirmation: Type.String({ maxLength: passwordLength.maximum }),
  },
  closed,
);
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

/** `PUT /spa/me/email`; the new address counts once it has been verified. */
export const ChangeEmailBody = Type.Object(
  {
    /** RFC 5321 §4.5.3.1: at most 64 octets before the at sign. */
    email: Type.String({ format: "email", maxLength: 254, pattern: "^[^@]{1,64}@" }),
    password: GivenPassword,
  },
  closed,
);
export type ChangeEmailBody = Static<typeof ChangeEmailBody>;

/** `DELETE /spa/me`: what the law orders to keep is kept, the rest is gone. */
export const DeleteAccountBody = Type.Object({ password: GivenPassword }, closed);
export type DeleteAccountBody = Static<typeof DeleteAccountBody>;

/** Answer of `DELETE /spa/me`: `message` says what is kept and why, in the caller's language. */
export const DeleteAccountAnswer = Type.Object({ message: Type.String() }, closed);
export type DeleteAccountAnswer = Static<typeof DeleteAccountAnswer>;

/**
 * Answer of `GET /spa/me/data`, sent as a file: everything that the shop keeps about the person
 * (Regulation (EU) 2016/679, articles 15 and 20).
 */
export const PersonalData = Type.Object(
  {
    made_at: Type.String(),
    person_id: PublicId,
    /** The picture stands in it as a `data:` address. */
    account: Type.Record(Type.String(), Nullable(Type.String())),
    /** Each room's part under the room's name, such as `addresses`. */
    records: Type.Record(Type.String(), Type.Unknown()),
    /** When the person has asked for their data. */
    data_requests: Type.Array(Type.Object({ kind: Type.String(), served_at: Type.String() }, closed)),
  },
  closed,
);
export type PersonalData = Static<typeof PersonalData>;

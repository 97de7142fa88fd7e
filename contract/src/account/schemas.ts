import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId } from "../http.ts";
import { locales } from "../locale.ts";
import { passwordLength, RemovesPasskeys } from "../session/schemas.ts";
import { line, shortMailbox } from "../text-patterns.ts";

/** ISO 4217 codes for profiles; prices are in euros regardless (specification §1). */
export const profileCurrencies = ["EUR", "USD", "CUP"] as const;

/** `PUT /spa/me/profile` (specification §3, "Profile edit fields"). */
export const ProfileBody = Type.Object(
  {
    first_name: Type.String({ minLength: 1, maxLength: 100, pattern: line }),
    last_name: Type.String({ maxLength: 100, pattern: line }),
    nickname: Type.String({ maxLength: 40, pattern: line }),
    currency: Type.Enum(profileCurrencies),
  },
  closed,
);
export type ProfileBody = Static<typeof ProfileBody>;

/** Response of `GET` and `PUT /spa/me/profile`. */
export const Profile = Type.Object(
  {
    id: PublicId,
    first_name: Type.String(),
    last_name: Type.String(),
    nickname: Type.String(),
    currency: Type.Enum(profileCurrencies),
    email: Type.String(),
    /** A new email that the person has not verified yet. */
    pending_email: Nullable(Type.String()),
    /** URL of a square picture of 512 pixels. */
    picture: Nullable(Type.String()),
    member_since: Type.String(),
  },
  closed,
);
export type Profile = Static<typeof Profile>;

/** Themes of the storefront (specification §1). */
export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** `PUT /spa/me/preferences`: what the person has chosen on a device. The language is that of mails, too. */
export const PreferencesBody = Type.Object(
  { theme: Type.Optional(Type.Enum(themes)), locale: Type.Optional(Type.Enum(locales)) },
  closed,
);
export type PreferencesBody = Static<typeof PreferencesBody>;

/** `GET /spa/me/seal-key`: 32 bytes in base64. */
export const SealKey = Type.Object({ key: Type.String() }, closed);
export type SealKey = Static<typeof SealKey>;

/** Maximum bytes of a picture for `POST /spa/me/picture`. */
export const maxPictureBytes = 10 * 1024 * 1024;

/**
 * Query of `POST /spa/me/picture`, whose body is the picture's bytes: the crop, in pixels of the upright picture; by
 * default the largest centred square.
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

/** Response of `POST` and `DELETE /spa/me/picture`. */
export const PictureResponse = Type.Object({ picture: Nullable(Type.String()) }, closed);
export type PictureResponse = Static<typeof PictureResponse>;

const GivenPassword = Type.String({ minLength: 1, maxLength: passwordLength.maximum });

/** `PUT /spa/me/password`; ends every other session. */
export const ChangePasswordBody = Type.Object(
  {
    current_password: GivenPassword,
    password: Type.String({ minLength: passwordLength.minimum, maxLength: passwordLength.maximum }),
    password_confirmation: Type.String({ minLength: 1, maxLength: passwordLength.maximum }),
    removes_passkeys: RemovesPasskeys,
  },
  closed,
);
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

/** `PUT /spa/me/email`; the new address applies once verified. */
export const ChangeEmailBody = Type.Object(
  {
    /** RFC 5321 §4.5.3.1: at most 64 octets before the at sign. */
    email: Type.String({ format: "email", maxLength: 254, pattern: shortMailbox }),
    password: GivenPassword,
  },
  closed,
);
export type ChangeEmailBody = Static<typeof ChangeEmailBody>;

/** `DELETE /spa/me`: deletes everything that the law does not require to be kept. */
export const DeleteAccountBody = Type.Object({ password: GivenPassword }, closed);
export type DeleteAccountBody = Static<typeof DeleteAccountBody>;

/** Response of `DELETE /spa/me`: `message` says what is kept and why, in the caller's language. */
export const DeleteAccountResponse = Type.Object({ message: Type.String() }, closed);
export type DeleteAccountResponse = Static<typeof DeleteAccountResponse>;

/**
 * Response of `GET /spa/me/data`, sent as a file: all personal data of the person (Regulation (EU) 2016/679, articles 15
 * and 20).
 */
export const PersonalData = Type.Object(
  {
    made_at: Type.String(),
    person_id: PublicId,
    /** The picture as a `data:` URL. */
    account: Type.Record(Type.String(), Nullable(Type.String())),
    /** Records of each feature under its name, such as `addresses`. */
    records: Type.Record(Type.String(), Type.Unknown()),
    /** Times of the person's data requests. */
    data_requests: Type.Array(Type.Object({ kind: Type.String(), served_at: Type.String() }, closed)),
  },
  closed,
);
export type PersonalData = Static<typeof PersonalData>;

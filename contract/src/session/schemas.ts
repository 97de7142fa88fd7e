import { type Static, Type } from "typebox";
import { Nullable, PublicId } from "../http.ts";

const closed = { additionalProperties: false };

/** Answer of `GET /sanctum/csrf-cookie` (specification §7). */
export const CsrfResponse = Type.Object({ csrf_token: Type.String() }, closed);
export type CsrfResponse = Static<typeof CsrfResponse>;

/** The signed-in person as the storefront sees them (specification §3). */
export const CurrentUser = Type.Object(
  {
    id: PublicId,
    name: Type.String(),
    email: Type.String(),
    /** `picture`: address of a square picture. */
    profile: Type.Object({ picture: Nullable(Type.String()) }, closed),
  },
  closed,
);
export type CurrentUser = Static<typeof CurrentUser>;

/** How long a fetched user counts as current, in milliseconds (specification §9). */
export const userCacheLifetimeMs = 10 * 60 * 1000;

/** How often the storefront renews its CSRF token, in milliseconds (specification §4). */
export const csrfRefreshIntervalMs = 30 * 60 * 1000;

/** Length of a password in characters; there is no other rule but that it is none of the common ones. */
export const passwordLength = { minimum: 8, maximum: 128 } as const;
/** Failed passwords that lock an account's password, and for how long (specification §5, §9). */
export const mostFailedPasswords = 3;
export const passwordLockHours = 3;
/** How long a link in a mail works. */
export const mailTokenMinutes = 60;

/** RFC 5321 §4.5.3.1: 64 characters before the @, 254 in all. */
const Email = Type.String({ format: "email", maxLength: 254, pattern: "^[^@]{1,64}@" });
/** Any script and emoji, in one line that is not blank: no control characters, no halves of a character. */
const oneLine = "^(?=.*\\S)[^\\p{Cc}\\p{Cs}]*$";
const NewPassword = Type.String({ minLength: passwordLength.minimum, maxLength: passwordLength.maximum });
/** What is compared with a stored password: any text that could once have been one. */
const GivenPassword = Type.String({ minLength: 1, maxLength: passwordLength.maximum });
/** A signed token out of a mail. */
const MailToken = Type.String({ minLength: 1, maxLength: 512 });

/** `POST /spa/register` (specification §3); answered alike whether the address is known or not. */
export const RegisterBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: oneLine }),
    email: Email,
    password: NewPassword,
    password_confirmation: Type.String({ maxLength: passwordLength.maximum }),
  },
  closed,
);
export type RegisterBody = Static<typeof RegisterBody>;

/** Who a pending session is for. */
export const PendingResponse = Type.Object({ email: Type.String() }, closed);
export type PendingResponse = Static<typeof PendingResponse>;

/** `POST /spa/login`. */
export const LoginBody = Type.Object({ email: Email, password: GivenPassword }, closed);
export type LoginBody = Static<typeof LoginBody>;

/** What became of the guest's cart at sign-in. */
export const CartMerge = Type.Object(
  {
    /** Lines that came from the guest's cart. */
    lines_added: Type.Integer({ minimum: 0 }),
    /** Lines whose quantities did not fit the stock or the limit together. */
    lines_capped: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type CartMerge = Static<typeof CartMerge>;

/** Signed in; or, with `second_factor`, the password was right and a code is still wanted. */
export const LoginResponse = Type.Object(
  {
    second_factor: Type.Boolean(),
    /** Null while a code is wanted. */
    user: Nullable(CurrentUser),
    /** Null when the visitor had no cart. */
    cart_merge: Nullable(CartMerge),
  },
  closed,
);
export type LoginResponse = Static<typeof LoginResponse>;

/** `POST /spa/login/second-factor`: a code of the authenticator app, or one of the backup codes. */
export const SecondFactorBody = Type.Object({ code: Type.String({ minLength: 6, maxLength: 32 }) }, closed);
export type SecondFactorBody = Static<typeof SecondFactorBody>;

/** WebAuthn options as JSON, for `navigator.credentials` (W3C WebAuthn 3 §5). */
export const PasskeyOptions = Type.Object({}, { additionalProperties: true });

/** Bytes as browsers write them in JSON. */
const Base64Url = Type.String({ maxLength: 20_000, pattern: "^[A-Za-z0-9_-]*$" });
const open = { additionalProperties: true };

/** What an authenticator answers to a challenge, as JSON; what else is in it is left to the verifier. */
const Assertion = Type.Object(
  {
    id: Base64Url,
    rawId: Base64Url,
    type: Type.Literal("public-key"),
    response: Type.Object(
      {
        clientDataJSON: Base64Url,
        authenticatorData: Base64Url,
        signature: Base64Url,
        userHandle: Type.Optional(Base64Url),
      },
      open,
    ),
  },
  open,
);

/** What an authenticator says of a passkey that it has made. */
const Attestation = Type.Object(
  {
    id: Base64Url,
    rawId: Base64Url,
    type: Type.Literal("public-key"),
    response: Type.Object(
      {
        clientDataJSON: Base64Url,
        attestationObject: Base64Url,
        transports: Type.Optional(
          Type.Array(Type.String({ maxLength: 32, pattern: "^[a-z-]*$" }), { maxItems: 10 }),
        ),
      },
      open,
    ),
  },
  open,
);

/** `POST /spa/login/passkey`. */
export const PasskeyResponse = Type.Object({ response: Assertion }, closed);
export type PasskeyResponse = Static<typeof PasskeyResponse>;

/** `POST /spa/forgot-password`; answered alike whether the address is known or not. */
export const ForgotPasswordBody = Type.Object({ email: Email }, closed);
export type ForgotPasswordBody = Static<typeof ForgotPasswordBody>;

/** `POST /spa/reset-password`; unlocks the password and ends every session. */
export const ResetPasswordBody = Type.Object(
  {
    token: MailToken,
    password: NewPassword,
    password_confirmation: Type.String({ maxLength: passwordLength.maximum }),
  },
  closed,
);
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;

/** `POST /spa/email/verify`: of a new account, or of an address that someone has changed to. */
export const VerifyEmailBody = Type.Object({ token: MailToken }, closed);
export type VerifyEmailBody = Static<typeof VerifyEmailBody>;

export const VerifyEmailResponse = Type.Object(
  {
    /** This browser held the pending session, and is signed in now. */
    is_signed_in: Type.Boolean(),
  },
  closed,
);
export type VerifyEmailResponse = Static<typeof VerifyEmailResponse>;

/** One signed-in browser. */
export const SessionSummary = Type.Object(
  {
    id: PublicId,
    is_current: Type.Boolean(),
    /** Browser and system in words, like "Firefox · Windows"; empty when unknown. */
    device: Type.String(),
    created_at: Type.String(),
    last_used_at: Type.String(),
  },
  closed,
);
export type SessionSummary = Static<typeof SessionSummary>;

export const Passkey = Type.Object({ id: PublicId, name: Type.String(), created_at: Type.String() }, closed);
export type Passkey = Static<typeof Passkey>;

/** `POST /spa/me/passkeys`. */
export const AddPasskeyBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60, pattern: oneLine }),
    response: Attestation,
  },
  closed,
);
export type AddPasskeyBody = Static<typeof AddPasskeyBody>;

/** `POST` and `DELETE /spa/me/second-factor`: switching it on or off asks for the password. */
export const PasswordBody = Type.Object({ password: GivenPassword }, closed);
export type PasswordBody = Static<typeof PasswordBody>;

/** Answer of `POST /spa/me/second-factor`: on only once a first code has been confirmed. */
export const SecondFactorSetup = Type.Object(
  {
    /** `otpauth://` address for the authenticator app. */
    address: Type.String(),
    /** The same key, to type. */
    key: Type.String(),
  },
  closed,
);
export type SecondFactorSetup = Static<typeof SecondFactorSetup>;

/** Answer of `POST /spa/me/second-factor/confirm`: each works once, shown this one time. */
export const BackupCodes = Type.Object({ codes: Type.Array(Type.String()) }, closed);
export type BackupCodes = Static<typeof BackupCodes>;

/** Answer of `GET /spa/me/security`. */
export const Security = Type.Object(
  {
    has_second_factor: Type.Boolean(),
    passkeys: Type.Array(Passkey),
    sessions: Type.Array(SessionSummary),
  },
  closed,
);
export type Security = Static<typeof Security>;

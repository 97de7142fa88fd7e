import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId } from "../http.ts";
import { filledLine, shortMailbox } from "../text-patterns.ts";

/** Response of `GET /sanctum/csrf-cookie` (specification §7). */
export const CsrfResponse = Type.Object({ csrf_token: Type.String() }, closed);
export type CsrfResponse = Static<typeof CsrfResponse>;

/** The current user (specification §3). */
export const CurrentUser = Type.Object(
  {
    id: PublicId,
    name: Type.String(),
    email: Type.String(),
    /** `picture`: URL of a square picture. */
    profile: Type.Object({ picture: Nullable(Type.String()) }, closed),
  },
  closed,
);
export type CurrentUser = Static<typeof CurrentUser>;

/** Cache lifetime of the current user in milliseconds (specification §9). */
export const userCacheLifetimeMs = 10 * 60 * 1000;

/** Renewal interval of the CSRF token in milliseconds (specification §4). */
export const csrfRefreshIntervalMs = 30 * 60 * 1000;

/** Length of a password in characters; the only other rule is that it must not be common. */
export const passwordLength = { minimum: 8, maximum: 128 } as const;
/** Number of failed passwords that lock an account, and the lock's duration (specification §5, §9). */
export const maxFailedPasswords = 3;
export const passwordLockHours = 3;
/** Validity of a sign-in or confirmation for changes that last longer than the session. */
export const confirmationMinutes = 10;
/** Validity of mail links. */
export const mailTokenMinutes = 60;

/** RFC 5321 §4.5.3.1: 64 characters before the @, 254 in all. */
const Email = Type.String({ format: "email", maxLength: 254, pattern: shortMailbox });
const NewPassword = Type.String({ minLength: passwordLength.minimum, maxLength: passwordLength.maximum });
/** A password to verify: any text that could once have been set. */
const GivenPassword = Type.String({ minLength: 1, maxLength: passwordLength.maximum });
/** A signed token of a mail link. */
const MailToken = Type.String({ minLength: 1, maxLength: 512 });

/** `POST /spa/register` (specification §3); the response does not reveal whether the address is known. */
export const RegisterBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: filledLine }),
    email: Email,
    password: NewPassword,
    password_confirmation: Type.String({ minLength: 1, maxLength: passwordLength.maximum }),
  },
  closed,
);
export type RegisterBody = Static<typeof RegisterBody>;

/** Data of a pending session. */
export const PendingResponse = Type.Object({ email: Type.String() }, closed);
export type PendingResponse = Static<typeof PendingResponse>;

/** `POST /spa/login`. */
export const LoginBody = Type.Object({ email: Email, password: GivenPassword }, closed);
export type LoginBody = Static<typeof LoginBody>;

/** Result of merging the visitor's cart. */
export const CartMerge = Type.Object(
  {
    /** Lines added from the visitor's cart. */
    lines_added: Type.Integer({ minimum: 0 }),
    /** Lines whose quantities exceeded stock or limit. */
    lines_capped: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type CartMerge = Static<typeof CartMerge>;

/** Signed in; or, with `second_factor`, a code is still required. */
export const LoginResponse = Type.Object(
  {
    second_factor: Type.Boolean(),
    /** Null while a code is required. */
    user: Nullable(CurrentUser),
    /** Null when the visitor had no cart. */
    cart_merge: Nullable(CartMerge),
  },
  closed,
);
export type LoginResponse = Static<typeof LoginResponse>;

/** `POST /spa/login/second-factor`: a code of the authenticator app, or a backup code. */
export const SecondFactorBody = Type.Object({ code: Type.String({ minLength: 6, maxLength: 32 }) }, closed);
export type SecondFactorBody = Static<typeof SecondFactorBody>;

/** Options for `navigator.credentials.get` as JSON (W3C WebAuthn 3 §5.10.3); more than these fields may be in it. */
export const PasskeyOptions = Type.Unsafe<{ challenge: string; userVerification?: "required" }>(
  Type.Object({}, { additionalProperties: true }),
);
export type PasskeyOptions = Static<typeof PasskeyOptions>;

/** Options for `navigator.credentials.create` as JSON (W3C WebAuthn 3 §5.1.9). */
export type PasskeyCreationOptions = {
  challenge: string;
  rp: { id?: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: "public-key"; alg: number }[];
};
export const PasskeyCreationOptions = Type.Unsafe<PasskeyCreationOptions>(
  Type.Object({}, { additionalProperties: true }),
);

/** Bytes in JSON as browsers encode them. */
const Base64Url = Type.String({ maxLength: 20_000, pattern: "^[A-Za-z0-9_-]*$" });
const open = { additionalProperties: true };

/** An authenticator's response to a challenge as JSON; the verifier checks the rest. */
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

/** An authenticator's response to a registration. */
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

/** `POST /spa/forgot-password`; the response does not reveal whether the address is known. */
export const ForgotPasswordBody = Type.Object({ email: Email }, closed);
export type ForgotPasswordBody = Static<typeof ForgotPasswordBody>;

/** Whether a new password removes the person's passkeys as well. */
export const RemovesPasskeys = Type.Optional(Type.Boolean());

/** `POST /spa/reset-password`; ends the lock and all sessions. */
export const ResetPasswordBody = Type.Object(
  {
    token: MailToken,
    password: NewPassword,
    password_confirmation: Type.String({ minLength: 1, maxLength: passwordLength.maximum }),
    removes_passkeys: RemovesPasskeys,
  },
  closed,
);
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;

/** `POST /spa/email/verify`: for a new account or a changed email. */
export const VerifyEmailBody = Type.Object({ token: MailToken }, closed);
export type VerifyEmailBody = Static<typeof VerifyEmailBody>;

export const VerifyEmailResponse = Type.Object(
  {
    /** Whether this browser had the pending session and is now signed in. */
    is_signed_in: Type.Boolean(),
  },
  closed,
);
export type VerifyEmailResponse = Static<typeof VerifyEmailResponse>;

/** A session of a browser. */
export const SessionSummary = Type.Object(
  {
    id: PublicId,
    is_current: Type.Boolean(),
    /** Browser and system, like "Firefox · Windows"; empty when unknown. */
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
    name: Type.String({ minLength: 1, maxLength: 60, pattern: filledLine }),
    response: Attestation,
  },
  closed,
);
export type AddPasskeyBody = Static<typeof AddPasskeyBody>;

/** `POST` and `DELETE /spa/me/second-factor`, `POST /spa/me/confirmation`: these require the password. */
export const PasswordBody = Type.Object({ password: GivenPassword }, closed);
export type PasswordBody = Static<typeof PasswordBody>;

/** Response of `POST /spa/me/second-factor`: enabled only after a first code. */
export const SecondFactorSetup = Type.Object(
  {
    /** `otpauth://` URL for the authenticator app. */
    address: Type.String(),
    /** The key for manual entry. */
    key: Type.String(),
  },
  closed,
);
export type SecondFactorSetup = Static<typeof SecondFactorSetup>;

/** Response of `POST /spa/me/second-factor/confirm`: single-use codes, shown only once. */
export const BackupCodes = Type.Object({ codes: Type.Array(Type.String()) }, closed);
export type BackupCodes = Static<typeof BackupCodes>;

/** Response of `GET /spa/me/security`. */
export const Security = Type.Object(
  {
    has_second_factor: Type.Boolean(),
    passkeys: Type.Array(Passkey),
    sessions: Type.Array(SessionSummary),
  },
  closed,
);
export type Security = Static<typeof Security>;

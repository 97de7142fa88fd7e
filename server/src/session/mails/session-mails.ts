import { closed } from "@recambia/contract/http";
import { mailTokenMinutes, maxFailedPasswords, passwordLockHours } from "@recambia/contract/session/schemas";
import { type Static, Type } from "typebox";
import { defineMails, formatTime, Link, Name, Time, writeLetter } from "../../platform/mail/index.ts";
import { accountLetters } from "./account-letters.ts";
import { passwordLetters } from "./password-letters.ts";
import { securityLetters } from "./security-letters.ts";

const SessionMail = Type.Union([
  Type.Object({ kind: Type.Literal("verify_email"), name: Name, link: Link }, closed),
  /** Someone registered with the address of an account; `link` leads to signing in. */
  Type.Object({ kind: Type.Literal("account_exists"), name: Name, link: Link }, closed),
  Type.Object({ kind: Type.Literal("reset_password"), name: Name, link: Link }, closed),
  Type.Object(
    {
      kind: Type.Literal("password_changed"),
      name: Name,
      /** Whether the person's passkeys were kept; absent in mails that were queued by earlier releases. */
      passkeys: Type.Optional(Type.Union([Type.Literal("kept"), Type.Literal("removed"), Type.Null()])),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal("passkey_added"), name: Name }, closed),
  Type.Object({ kind: Type.Literal("passkey_removed"), name: Name }, closed),
  Type.Object({ kind: Type.Literal("second_factor_on"), name: Name }, closed),
  Type.Object({ kind: Type.Literal("second_factor_off"), name: Name }, closed),
  /** To the old address. */
  Type.Object({ kind: Type.Literal("email_changed"), name: Name }, closed),
  /** To the new address. */
  Type.Object({ kind: Type.Literal("verify_new_email"), name: Name, link: Link }, closed),
  Type.Object({ kind: Type.Literal("password_locked"), name: Name, until: Time }, closed),
]);
export type SessionMail = Static<typeof SessionMail>;

const letters = { ...accountLetters, ...securityLetters };

function letterOf(mail: SessionMail) {
  if (mail.kind === "password_changed" && mail.passkeys) return passwordLetters[mail.passkeys];
  return letters[mail.kind];
}

/** Mails about signing up and in, and about an account's security. */
export const sessionMails = defineMails(SessionMail, (mail, reader) =>
  writeLetter(letterOf(mail), reader, {
    name: mail.name,
    values: {
      minutes: String(mailTokenMinutes),
      attempts: String(maxFailedPasswords),
      hours: String(passwordLockHours),
      ...("until" in mail ? { until: formatTime(reader.locale, mail.until) } : {}),
    },
    link: "link" in mail ? mail.link : null,
  }),
);

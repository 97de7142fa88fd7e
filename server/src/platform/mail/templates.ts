import { closed } from "@recambia/contract/http";
import { type Static, Type } from "typebox";
import { orderTemplates } from "./order-templates.ts";

/** A person's name: any text. */
const Name = Type.String();
const Link = Type.String({ pattern: "^https?://[^\\s]+$" });
/** ISO 8601, UTC. */
const Time = Type.String({ format: "date-time" });

/**
 * All mails of the shop, with their values. A new one needs an entry here and its texts in `letters/`; the compiler checks
 * both.
 */
export const MailTemplate = Type.Union([
  Type.Object({ kind: Type.Literal("verify_email"), name: Name, link: Link }, closed),
  /** Someone registered with the address of an account; `link` leads to signing in. */
  Type.Object({ kind: Type.Literal("account_exists"), name: Name, link: Link }, closed),
  Type.Object({ kind: Type.Literal("reset_password"), name: Name, link: Link }, closed),
  Type.Object({ kind: Type.Literal("password_changed"), name: Name }, closed),
  Type.Object({ kind: Type.Literal("passkey_added"), name: Name }, closed),
  Type.Object({ kind: Type.Literal("passkey_removed"), name: Name }, closed),
  Type.Object({ kind: Type.Literal("second_factor_on"), name: Name }, closed),
  Type.Object({ kind: Type.Literal("second_factor_off"), name: Name }, closed),
  /** To the old address. */
  Type.Object({ kind: Type.Literal("email_changed"), name: Name }, closed),
  /** To the new address. */
  Type.Object({ kind: Type.Literal("verify_new_email"), name: Name, link: Link }, closed),
  Type.Object({ kind: Type.Literal("password_locked"), name: Name, until: Time }, closed),
  Type.Object({ kind: Type.Literal("invitation"), inviter: Name, link: Link }, closed),
  /** The person was removed from the account. */
  Type.Object({ kind: Type.Literal("access_removed"), name: Name }, closed),
  Type.Object({ kind: Type.Literal("account_deleted"), name: Name }, closed),
  ...orderTemplates,
  /** To the author: the reason, and how to object (Regulation (EU) 2022/2065 art. 17). */
  Type.Object(
    {
      kind: Type.Literal("review_hidden"),
      name: Name,
      title: Type.String(),
      reason: Type.String(),
      link: Link,
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal("review_shown"), name: Name, title: Type.String(), link: Link }, closed),
  /** To the reporter of a review: receipt and decision (the same Regulation, art. 16.4, 16.5). */
  Type.Object({ kind: Type.Literal("review_report_received"), link: Link }, closed),
  Type.Object({ kind: Type.Literal("review_report_upheld"), link: Link }, closed),
  Type.Object({ kind: Type.Literal("review_report_declined"), link: Link }, closed),
]);
export type MailTemplate = Static<typeof MailTemplate>;
export type MailKind = MailTemplate["kind"];

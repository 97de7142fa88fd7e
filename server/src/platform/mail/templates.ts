import { type Static, Type } from "typebox";
import { orderTemplates } from "./order-templates.ts";

const closed = { additionalProperties: false };
/** What somebody calls themselves: any text at all. */
const Name = Type.String();
const Link = Type.String({ pattern: "^https?://[^\\s]+$" });
/** ISO 8601, UTC. */
const Time = Type.String({ format: "date-time" });

/**
 * Every mail that the shop writes, with what it is filled in with. A new one is a line here and its
 * words in `letters.ts`; the compiler asks for them.
 */
export const MailTemplate = Type.Union([
  Type.Object({ kind: Type.Literal("verify_email"), name: Name, link: Link }, closed),
  /** Somebody registered with an address that has an account; `link` leads to signing in. */
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
  /** Someone of the account has taken this person out of it. */
  Type.Object({ kind: Type.Literal("access_removed"), name: Name }, closed),
  Type.Object({ kind: Type.Literal("account_deleted"), name: Name }, closed),
  ...orderTemplates,
  /** To the author: why, and how to object (Regulation (EU) 2022/2065 art. 17). */
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
  /** To who has reported a review: the receipt and what came of it (the same Regulation, art. 16.4, 16.5). */
  Type.Object({ kind: Type.Literal("review_report_received"), link: Link }, closed),
  Type.Object({ kind: Type.Literal("review_report_upheld"), link: Link }, closed),
  Type.Object({ kind: Type.Literal("review_report_declined"), link: Link }, closed),
]);
export type MailTemplate = Static<typeof MailTemplate>;
export type MailKind = MailTemplate["kind"];

import type { Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { MailTemplate } from "../templates.ts";
import { writeLetter } from "../write-letter.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

/** A mail as it is handed over. */
export type OutgoingMail = {
  publicId: string;
  to: string;
  locale: Locale;
  /** Kept from attempt to attempt, like the id: who gets a mail twice can tell. */
  queuedAt: Date;
  subject: string;
  text: string;
  html: string;
};

/** A mail that waits in the outbox. */
export type WaitingMail = Pick<OutgoingMail, "publicId" | "to" | "locale" | "queuedAt"> & {
  template: MailTemplate;
};

/** Draws a waiting mail: one description, as HTML and as text. */
export function composeMail(
  { template, ...mail }: WaitingMail,
  from: { shop: Shop; origin: string; secret: string },
): OutgoingMail {
  const reader = { locale: mail.locale, ...from };
  const letter = writeLetter(template, reader);
  return {
    ...mail,
    subject: letter.subject,
    text: renderText(letter, reader),
    html: renderHtml(letter, reader),
  };
}

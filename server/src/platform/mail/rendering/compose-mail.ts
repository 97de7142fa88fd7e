import type { Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { Attachment, Mails } from "../define-mails.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

/** A mail as it is handed over. */
export type OutgoingMail = {
  publicId: string;
  to: string;
  locale: Locale;
  /** The same in every attempt, like the id, so that mail programs recognize a duplicate. */
  queuedAt: Date;
  subject: string;
  /** Address for replies; the sender's without one. */
  replyTo?: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
};

/** A mail that waits in the outbox. */
export type WaitingMail = Pick<OutgoingMail, "publicId" | "to" | "locale" | "queuedAt"> & {
  /** Its kind and values. */
  content: unknown;
};

/**
 * Composes a waiting mail: one letter, as HTML and as text.
 *
 * @returns null if it is none of the mails that this release sends.
 */
export function composeMail(
  { content, ...mail }: WaitingMail,
  { mails, ...from }: { mails: readonly Mails[]; shop: Shop; origin: string; secret: string },
): OutgoingMail | null {
  const reader = { locale: mail.locale, ...from };
  const letter = mails.map(({ write }) => write(content, reader)).find((written) => written !== null);
  if (!letter) return null;
  return {
    ...mail,
    subject: letter.subject,
    ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
    text: renderText(letter, reader),
    html: renderHtml(letter, reader),
  };
}

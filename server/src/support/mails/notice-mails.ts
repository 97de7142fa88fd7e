import { closed } from "@recambia/contract/http";
import { defaultLocale } from "@recambia/contract/locale";
import { type SupportKind, supportKinds } from "@recambia/contract/support/schemas";
import { type Static, Type } from "typebox";
import type { Queryable } from "../../platform/database/database.ts";
import {
  defineMails,
  facts,
  formatDay,
  queueMail,
  withoutLinks,
  writeLetter,
} from "../../platform/mail/index.ts";
import { countNotice } from "../limits.ts";
import { noticeLetters } from "./notice-letters.ts";
import { supportWords } from "./support-words.ts";

const NoticeMail = Type.Union([
  Type.Object(
    {
      kind: Type.Literal("support_waiting"),
      number: Type.String(),
      matter: Type.Enum(supportKinds),
      subject: Type.String(),
      answer_by: Type.String(),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal("support_many_waiting"), count: Type.Integer() }, closed),
]);
type NoticeMail = Static<typeof NoticeMail>;

/** Mails to the shop about conversations. They hold neither the customer's name nor their text, which are erased with them. */
export const noticeMails = defineMails(NoticeMail, (mail, reader) => {
  const { locale } = reader;
  if (mail.kind === "support_many_waiting") {
    return writeLetter(noticeLetters[mail.kind], reader, { values: { count: String(mail.count) } });
  }
  const words = supportWords[locale];
  const day = formatDay(locale, mail.answer_by);
  const subject = withoutLinks(mail.subject);
  return writeLetter(noticeLetters[mail.kind], reader, {
    values: { number: mail.number, subject, day },
    blocks: [
      facts([
        { name: words.number, value: mail.number },
        { name: words.kind, value: words.matters[mail.matter] },
        { name: words.subject, value: subject },
        { name: words.answerDay, value: day },
      ]),
    ],
  });
});

type Waiting = { number: string; kind: SupportKind; subject: string; answerBy: string };

/**
 * Queues a mail to the shop about a conversation that has begun to wait for its answer. A flood of them is told once an
 * hour.
 *
 * @param to the shop's address.
 */
export async function queueNotice(
  transaction: Queryable,
  to: string,
  { number, kind, subject, answerBy }: Waiting,
  now: Date,
): Promise<void> {
  const { isOneOfFew, isFirstOfMany, most } = await countNotice(transaction, now);
  const template: NoticeMail | null = isOneOfFew
    ? { kind: "support_waiting", number, matter: kind, subject, answer_by: answerBy }
    : isFirstOfMany
      ? { kind: "support_many_waiting", count: most }
      : null;
  if (template) await queueMail(transaction, noticeMails, { to, locale: defaultLocale, template });
}

import type { Locale } from "@recambia/contract/locale";
import { invitationDays } from "@recambia/contract/people/schemas";
import { mailTokenMinutes, mostFailedPasswords, passwordLockHours } from "@recambia/contract/session/schemas";
import type { Block, Letter } from "./letter.ts";
import { accountLetters } from "./letters/account-letters.ts";
import type { LetterWords } from "./letters/letter-words.ts";
import { orderLetters } from "./letters/order-letters.ts";
import { peopleLetters } from "./letters/people-letters.ts";
import { reviewLetters } from "./letters/review-letters.ts";
import { securityLetters } from "./letters/security-letters.ts";
import type { MailReader } from "./mail-reader.ts";
import { personalName } from "./personal-name.ts";
import { fillIn } from "./rendering/fill-in.ts";
import { formatTime } from "./rendering/format-time.ts";
import { orderLink } from "./rendering/page-link.ts";
import type { MailKind, MailTemplate } from "./templates.ts";
import { orderBlocks, orderValues } from "./write-order-letter.ts";

const letters: Record<MailKind, Record<Locale, LetterWords>> = {
  ...accountLetters,
  ...securityLetters,
  ...peopleLetters,
  ...orderLetters,
  ...reviewLetters,
};

const greetings: Record<Locale, { named: string; bare: string; somebody: string }> = {
  es: { named: "Hola, {name}:", bare: "Hola:", somebody: "Alguien" },
  ca: { named: "Hola, {name}:", bare: "Hola:", somebody: "Algú" },
  en: { named: "Hello, {name},", bare: "Hello,", somebody: "Somebody" },
};

/** Writes a mail's text in the recipient's language, with its values. */
export function writeLetter(template: MailTemplate, reader: MailReader): Letter {
  const words = letters[template.kind][reader.locale];
  const values = "path" in template ? orderValues(template, reader) : valuesOf(template, reader);
  const say = (text: string) => fillIn(text, values);
  const blocks: Block[] = [{ block: "heading", text: say(words.heading) }];
  if ("name" in template) blocks.push({ block: "paragraph", text: greet(template.name, reader.locale) });
  for (const text of words.paragraphs) blocks.push({ block: "paragraph", text: say(text) });
  if (words.facts) {
    const facts = words.facts.map(({ name, value }) => ({ name: say(name), value: say(value) }));
    blocks.push({ block: "facts", facts });
  }
  if ("path" in template) blocks.push(...orderBlocks(template, reader));
  const link = linkOf(template, reader);
  if (words.button && link) blocks.push({ block: "button", label: say(words.button), link });
  if (words.note) blocks.push({ block: "note", text: say(words.note) });
  return { subject: say(words.subject), preheader: say(words.preheader), blocks };
}

function linkOf(template: MailTemplate, reader: MailReader): string | null {
  if ("link" in template) return template.link;
  return "path" in template ? orderLink(reader, template) : null;
}

function valuesOf(template: MailTemplate, { locale, shop }: MailReader) {
  return {
    shop: shop.name,
    email: shop.email,
    phone: shop.phone,
    minutes: String(mailTokenMinutes),
    attempts: String(mostFailedPasswords),
    hours: String(passwordLockHours),
    days: String(invitationDays),
    ...("inviter" in template
      ? { inviter: personalName(template.inviter) ?? greetings[locale].somebody }
      : {}),
    ...("title" in template
      ? { title: template.title, ...("reason" in template ? { reason: template.reason } : {}) }
      : {}),
    ...("until" in template ? { until: formatTime(locale, template.until) } : {}),
  };
}

function greet(givenName: string, locale: Locale): string {
  const name = personalName(givenName);
  const { named, bare } = greetings[locale];
  return name === null ? bare : fillIn(named, { name });
}

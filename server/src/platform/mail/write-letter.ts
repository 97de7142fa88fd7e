import type { Locale } from "@recambia/contract/locale";
import { invitationDays } from "@recambia/contract/people";
import { mailTokenMinutes, mostFailedPasswords, passwordLockHours } from "@recambia/contract/session";
import type { Shop } from "@recambia/contract/shop";
import type { Block, Letter } from "./letter.ts";
import { accountLetters } from "./letters/account-letters.ts";
import type { LetterWords } from "./letters/letter-words.ts";
import { peopleLetters } from "./letters/people-letters.ts";
import { personalName } from "./personal-name.ts";
import type { MailKind, MailTemplate } from "./templates.ts";

const letters: Record<MailKind, Record<Locale, LetterWords>> = {
  ...accountLetters,
  ...peopleLetters,
};

const greetings: Record<Locale, { named: string; bare: string; somebody: string }> = {
  es: { named: "Hola, {name}:", bare: "Hola:", somebody: "Alguien" },
  ca: { named: "Hola, {name}:", bare: "Hola:", somebody: "Algú" },
  en: { named: "Hello, {name},", bare: "Hello,", somebody: "Somebody" },
};

/** A mail's words in the reader's language, filled in. */
export function writeLetter(template: MailTemplate, reader: { locale: Locale; shop: Shop }): Letter {
  const words = letters[template.kind][reader.locale];
  const values = valuesOf(template, reader);
  const say = (text: string) => fill(text, values);
  const blocks: Block[] = [{ block: "heading", text: say(words.heading) }];
  if ("name" in template) blocks.push({ block: "paragraph", text: greet(template.name, reader.locale) });
  for (const text of words.paragraphs) blocks.push({ block: "paragraph", text: say(text) });
  if (words.facts) {
    const facts = words.facts.map(({ name, value }) => ({ name: say(name), value: say(value) }));
    blocks.push({ block: "facts", facts });
  }
  if (words.button && "link" in template) {
    blocks.push({ block: "button", label: say(words.button), link: template.link });
  }
  if (words.note) blocks.push({ block: "note", text: say(words.note) });
  return { subject: say(words.subject), preheader: say(words.preheader), blocks };
}

function valuesOf(template: MailTemplate, { locale, shop }: { locale: Locale; shop: Shop }) {
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
    ...("until" in template ? { until: timeIn(locale, template.until) } : {}),
  };
}

function greet(givenName: string, locale: Locale): string {
  const name = personalName(givenName);
  const { named, bare } = greetings[locale];
  return name === null ? bare : fill(named, { name });
}

/** The shop is in Madrid: its times are told as the clock there shows them. */
function timeIn(locale: Locale, time: string): string {
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Madrid",
  });
  return format.format(new Date(time));
}

/** Every `{placeholder}` by its value, once: what a value holds is not filled in again. */
function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A letter asks for {${name}}, which its template does not have`);
    return value;
  });
}

import type { Locale } from "@recambia/contract/locale";
import type { Block, Letter } from "./letter.ts";
import type { LetterWords } from "./letter-words.ts";
import type { MailReader } from "./mail-reader.ts";
import { personalName } from "./personal-name.ts";
import { fillIn } from "./rendering/fill-in.ts";

const greetings: Record<Locale, { named: string; bare: string }> = {
  es: { named: "Hola, {name}:", bare: "Hola:" },
  ca: { named: "Hola, {name}:", bare: "Hola:" },
  en: { named: "Hello, {name},", bare: "Hello," },
};

export type LetterParts = {
  /** Values of the text's placeholders, besides `{shop}`, `{email}` and `{phone}`. */
  values?: Readonly<Record<string, string>>;
  /** The recipient's name; a letter without one has no greeting. */
  name?: string;
  /** Blocks between the text and the button. */
  blocks?: readonly Block[];
  /** Target of the button. */
  link?: string | null;
};

/** Writes a letter in the recipient's language: greeting, text, facts, blocks, button and note. */
export function writeLetter(
  texts: Record<Locale, LetterWords>,
  { locale, shop }: MailReader,
  { values = {}, name, blocks = [], link = null }: LetterParts,
): Letter {
  const words = texts[locale];
  const known = { shop: shop.name, email: shop.email, phone: shop.phone, ...values };
  const say = (text: string) => fillIn(text, known);
  const written: Block[] = [{ block: "heading", text: say(words.heading) }];
  if (name !== undefined) written.push({ block: "paragraph", text: greet(name, locale) });
  for (const text of words.paragraphs) written.push({ block: "paragraph", text: say(text) });
  if (words.facts) {
    const facts = words.facts.map(({ name, value }) => ({ name: say(name), value: say(value) }));
    written.push({ block: "facts", facts });
  }
  written.push(...blocks);
  if (words.button && link) written.push({ block: "button", label: say(words.button), link });
  if (words.note) written.push({ block: "note", text: say(words.note) });
  return { subject: say(words.subject), preheader: say(words.preheader), blocks: written };
}

function greet(givenName: string, locale: Locale): string {
  const name = personalName(givenName);
  const { named, bare } = greetings[locale];
  return name === null ? bare : fillIn(named, { name });
}

import type { Locale } from "@recambia/contract/locale";
import type { LetterWords } from "../../platform/mail/index.ts";
import { accountLetters } from "./account-letters.ts";

/** The mail about a changed password for a person with passkeys, by what became of them. */
export const passwordLetters = {
  kept: withSentence({
    es: "Tus llaves de acceso siguen abriendo tu cuenta. Si no reconoces alguna, quítala en Seguridad.",
    ca: "Les teves claus d'accés continuen obrint el teu compte. Si no en reconeixes alguna, treu-la a Seguretat.",
    en: "Your passkeys still open your account. If there is one that you do not know, remove it under Security.",
  }),
  removed: withSentence({
    es: "También hemos quitado tus llaves de acceso: ya no abren tu cuenta. Puedes crear otras en Seguridad.",
    ca: "També hem tret les teves claus d'accés: ja no obren el teu compte. En pots crear d'altres a Seguretat.",
    en: "We have removed your passkeys, too: they no longer open your account. You can create others under Security.",
  }),
};

/** Adds a paragraph after the first one of the mail about a changed password. */
function withSentence(sentences: Record<Locale, string>): Record<Locale, LetterWords> {
  const letter = (locale: Locale): LetterWords => {
    const words: LetterWords = accountLetters.password_changed[locale];
    const [first = "", ...others] = words.paragraphs;
    return { ...words, paragraphs: [first, sentences[locale], ...others] };
  };
  return { es: letter("es"), ca: letter("ca"), en: letter("en") };
}

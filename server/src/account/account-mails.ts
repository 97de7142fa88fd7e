import { closed } from "@recambia/contract/http";
import type { Locale } from "@recambia/contract/locale";
import { Type } from "typebox";
import { defineMails, type LetterWords, Name, writeLetter } from "../platform/mail/index.ts";

const AccountMail = Type.Object({ kind: Type.Literal("account_deleted"), name: Name }, closed);

const letters = {
  account_deleted: {
    es: {
      subject: "Tu cuenta de {shop} se ha eliminado",
      preheader: "Solo guardamos lo que la ley nos obliga a conservar.",
      heading: "Tu cuenta se ha eliminado",
      paragraphs: [
        "Hemos eliminado tu cuenta y tus datos, como has pedido. Solo guardamos lo que la ley nos obliga a conservar, como las facturas.",
        "Si no has sido tú, escríbenos a {email}.",
      ],
    },
    ca: {
      subject: "El teu compte de {shop} s'ha eliminat",
      preheader: "Només desem el que la llei ens obliga a conservar.",
      heading: "El teu compte s'ha eliminat",
      paragraphs: [
        "Hem eliminat el teu compte i les teves dades, com has demanat. Només desem el que la llei ens obliga a conservar, com ara les factures.",
        "Si no has estat tu, escriu-nos a {email}.",
      ],
    },
    en: {
      subject: "Your {shop} account has been deleted",
      preheader: "We keep only what the law obliges us to keep.",
      heading: "Your account has been deleted",
      paragraphs: [
        "We have deleted your account and your details, as you asked. We keep only what the law obliges us to keep, such as invoices.",
        "If it was not you, write to us at {email}.",
      ],
    },
  },
} satisfies Record<string, Record<Locale, LetterWords>>;

/** Mails about an account as a whole. */
export const accountMails = defineMails(AccountMail, (mail, reader) =>
  writeLetter(letters[mail.kind], reader, { name: mail.name }),
);

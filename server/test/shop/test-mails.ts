import { Type } from "typebox";
import { defineMails, Link, Name, writeLetter } from "../../src/platform/mail/index.ts";

const words = {
  subject: "{shop}",
  preheader: "{shop}",
  heading: "{shop}",
  paragraphs: [],
  button: "{shop}",
};

/** Mails for tests of sending, which no feature sends. */
export const testMails = defineMails(
  Type.Object({ kind: Type.Literal("test"), name: Name, link: Link }),
  ({ name, link }, reader) => writeLetter({ es: words, ca: words, en: words }, reader, { name, link }),
);

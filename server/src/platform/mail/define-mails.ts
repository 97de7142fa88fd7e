import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";
import type { Letter } from "./letter.ts";
import type { MailReader } from "./mail-reader.ts";

/** The kinds of mail that a feature sends: which values each has, and how it is written. */
export type Mails<Mail extends { kind: string } = { kind: string }> = {
  /** Whether this is a mail of one of the kinds, with all its values. */
  isMail(content: unknown): content is Mail;
  /** Writes a mail in the recipient's language; null if it is of no kind of this feature. */
  write(content: unknown, reader: MailReader): Letter | null;
};

/** Defines a feature's mails by a schema of their values, each with a `kind`, and a function that writes them. */
export function defineMails<Schema extends TSchema>(
  schema: Schema,
  write: (mail: Static<Schema>, reader: MailReader) => Letter,
) {
  const isMail = (content: unknown): content is Static<Schema> => Value.Check(schema, content);
  return {
    isMail,
    write: (content: unknown, reader: MailReader) => (isMail(content) ? write(content, reader) : null),
  };
}

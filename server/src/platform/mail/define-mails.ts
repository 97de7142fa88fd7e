import type { Locale } from "@recambia/contract/locale";
import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";
import type { Queryable } from "../database/database.ts";
import type { Letter } from "./letter.ts";
import type { MailReader } from "./mail-reader.ts";

/** A file that goes with a mail. */
export type Attachment = { filename: string; contentType: string; content: Buffer };

/** A mail that its server has accepted. */
export type SentMail = {
  publicId: string;
  to: string;
  locale: Locale;
  sentAt: Date;
  attachments: readonly Attachment[];
};

/** The kinds of mail that a feature sends: which values each has, and how it is written. */
export type Mails<Mail extends { kind: string } = { kind: string }> = {
  /** Values of each kind. */
  schema: TSchema;
  /** Whether this is a mail of one of the kinds, with all its values. */
  isMail(content: unknown): content is Mail;
  /** Writes a mail in the recipient's language; null if it is of no kind of this feature. */
  write(content: unknown, reader: MailReader): Letter | null;
  /** Makes the files that go with a mail of this feature. */
  attach(content: unknown, database: Queryable, reader: MailReader): Promise<Attachment[]>;
  /** Records that a mail of this feature was sent, in the transaction that ends it in the outbox. */
  record(content: unknown, transaction: Queryable, sent: SentMail): Promise<void>;
};

/** Parts of a feature's mails that only some kinds have. */
export type MailParts<Mail> = {
  attach(mail: Mail, database: Queryable, reader: MailReader): Promise<Attachment[]>;
  record(mail: Mail, transaction: Queryable, sent: SentMail): Promise<void>;
};

/** Defines a feature's mails by a schema of their values, each with a `kind`, and a function that writes them. */
export function defineMails<Schema extends TSchema>(
  schema: Schema,
  write: (mail: Static<Schema>, reader: MailReader) => Letter,
  parts?: MailParts<Static<Schema>>,
) {
  const isMail = (content: unknown): content is Static<Schema> => Value.Check(schema, content);
  return {
    schema,
    isMail,
    write: (content: unknown, reader: MailReader) => (isMail(content) ? write(content, reader) : null),
    async attach(content: unknown, database: Queryable, reader: MailReader): Promise<Attachment[]> {
      return parts && isMail(content) ? parts.attach(content, database, reader) : [];
    },
    async record(content: unknown, transaction: Queryable, sent: SentMail): Promise<void> {
      if (parts && isMail(content)) await parts.record(content, transaction, sent);
    },
  };
}

import { hash } from "node:crypto";
import EmailReplyParser from "email-reply-parser";
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from "mailparser";
import { tidyText } from "../../platform/tidy-text.ts";
import type { SentFile } from "../files/keep-mail-files.ts";
import { tidyName } from "../files/tidy-name.ts";

/** A mail that came in, as far as a conversation needs it. */
export type IncomingMail = {
  /** Message-ID; a hash of the mail without one. */
  id: string;
  /** Address of the sender in lower case; empty when there is none. */
  from: string;
  /** All addresses that it was sent to. */
  recipients: string[];
  /** The sender's text; `withoutQuotes` cuts off quoted mails. */
  text: string;
  /** It was sent by a program: an absence note, a list, a bounce. */
  isAutomatic: boolean;
  files: SentFile[];
};

/** Longest address of a mail (RFC 5321), and most recipients that are looked at: hostile mails have millions of each. */
const maxAddressLength = 254;
const maxRecipients = 200;
/** Longest HTML that is turned into text, and longest text that quotes are looked for in. */
const maxHtmlLength = 2_000_000;
const maxParsedLength = 100_000;

/** Smaller pictures within a text are logos and icons. */
const minPastedBytes = 40 * 1024;

/** Headers that carry the address which the mail server delivered to. */
const envelopeHeaders = ["delivered-to", "x-original-to", "envelope-to"];

/**
 * Reads a mail, quotes included. Untrusted input can take it arbitrarily long: `parseInWorker` bounds that.
 *
 * @returns null when it is no mail that can be read.
 */
export async function parseMail(source: Buffer): Promise<IncomingMail | null> {
  const parsed = await read(source);
  if (!parsed) return null;
  return {
    id: storable(parsed.messageId ?? "").slice(0, 250) || hash("sha256", source),
    from: storable(addressesIn(parsed.from)[0] ?? ""),
    recipients: recipientsOf(parsed),
    text: plainText(parsed.text ?? "") || (await textOfHtml(parsed)),
    isAutomatic: isAutomatic(parsed),
    files: parsed.attachments.filter(isSentFile).map(({ filename, content }) => ({
      name: tidyName(filename ?? ""),
      bytes: content,
    })),
  };
}

function read(source: Buffer): Promise<ParsedMail | null> {
  return simpleParser(source, {
    skipTextToHtml: true,
    skipImageLinks: true,
    maxHtmlLengthToParse: maxHtmlLength,
  }).catch(() => null);
}

/** Some programs send a text part without any text beside the HTML, which the parser then does not turn into text. */
async function textOfHtml({ html }: ParsedMail): Promise<string> {
  if (!html) return "";
  const alone = await read(Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`));
  return plainText(alone?.text ?? "");
}

/**
 * A file that somebody has attached or a photograph pasted into the text, not a signature's picture or a part of the mail's
 * own form.
 */
function isSentFile({ contentDisposition, related, contentType, size }: Attachment): boolean {
  if (/^(?:text\/calendar|application\/pgp|application\/(?:x-)?pkcs7|message\/)/.test(contentType))
    return false;
  if (contentDisposition === "attachment" || !related) return true;
  return contentType.startsWith("image/") && size >= minPastedBytes;
}

/** Those that mail servers have noted come first. */
function recipientsOf(parsed: ParsedMail): string[] {
  const noted = envelopeHeaders.flatMap((name) =>
    headersOf(parsed, name).map((value) => value.replace(/[<>]/g, "")),
  );
  return [...noted, ...addressesIn(parsed.to), ...addressesIn(parsed.cc)]
    .filter((address) => address.length <= maxAddressLength)
    .slice(0, maxRecipients);
}

function addressesIn(given: AddressObject | AddressObject[] | undefined): string[] {
  return [given ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap(({ address, group }) => [address, ...(group ?? []).map((member) => member.address)])
    .flatMap((address) => (address && address.length <= maxAddressLength ? [address.toLowerCase()] : []));
}

function headersOf({ headerLines }: ParsedMail, name: string): string[] {
  return headerLines
    .filter(({ key }) => key === name)
    .map(({ line }) => line.slice(line.indexOf(":") + 1).trim());
}

/** A header without control characters, which the database refuses. */
function storable(header: string): string {
  return header.replaceAll(/\p{Cc}/gu, "").trim();
}

function plainText(text: string): string {
  const plain = text.slice(0, maxParsedLength).toWellFormed();
  const printable = plain.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  // The space behind the dashes tells a signature (RFC 3676) from a line that somebody has drawn.
  return printable.split(/^-- $/m).map(tidyText).join(`\n\n${signatureMark}\n`).trim();
}

/**
 * The text of a mail without quotes and signature. A mail of nothing else is kept whole: its answers may stand between the
 * quoted lines. Takes as long as `parseMail` may.
 */
export function withoutQuotes(text: string): string {
  const fragments = new EmailReplyParser().read(text.replace(catalanHeads, "")).getFragments();
  const own = fragments.filter((fragment) => !isCutOff(fragment)).map((fragment) => fragment.getContent());
  return tidyText(own.join("\n")) || tidyText(text);
}

/**
 * Whether a part of a mail is a quote or a signature for certain. The parser takes all after a line of dashes, or after "El
 * taller me escribió:", for one: of a complaint, too much of a quote is better than too little of what somebody has written.
 */
function isCutOff(fragment: MailFragment): boolean {
  const known = fragment.isQuoted() ? quotes : fragment.isSignature() ? signatures : [];
  return known.some((pattern) => pattern.test(fragment.getContent()));
}

type MailFragment = ReturnType<ReturnType<EmailReplyParser["read"]>["getFragments"]>[number];

/**
 * Heads above quoted lines that the parser does not know: "Missatge de NAME <ADDRESS> del dia DATE a les TIME:" of Gmail, and
 * "El DATE, NAME va escriure:". They may be wrapped.
 */
const catalanHeads =
  /^(?:Missatge de [^@>\n]{1,200}(?:\n[^@>\n]{1,100})?@[^@\n]{1,160}(?:\n[^@\n]{1,100})?|El (?=[^\n]*\d)[^\n]{1,200}(?:\n[^\n]{1,100})?\b(?:va escriure|ha escrit)):[ \t]{0,3}\n{1,3}(?=>)/gm;

const signatureMark = "-- ";
/** Quoted lines, and heads that name an address or are drawn by a program. */
const quotes = [/^[ \t]*>/m, /^[^\n]*@/, /^-{1,12} ?\p{L}/u];
const signatures = [
  new RegExp(`^${signatureMark}\\n`),
  /** Outlook's line, and the head of the mail that is quoted below it. */
  /^[-_]{2,}\n[^\n]*:[^\n]*<[^\n]*@/,
  /** A telephone's or program's own line. */
  /^(?:Sent from|Get Outlook for|Enviado desde)[^\n]*\b(?:iPhone|iPad|iOS|Android|Outlook|Yahoo|Samsung|Galaxy|Huawei|Xiaomi|Mail|mobile|phone|móvil)\b[^\n]*\s*$/i,
];

/** RFC 3834, and what programs send that do not follow it. */
function isAutomatic(parsed: ParsedMail): boolean {
  const first = (name: string) => (headersOf(parsed, name)[0] ?? "").toLowerCase();
  const autoSubmitted = first("auto-submitted");
  if (autoSubmitted !== "" && !autoSubmitted.startsWith("no")) return true;
  if (/^(?:bulk|junk|list|auto_reply)\b/.test(first("precedence"))) return true;
  if (["list-id", "x-autoreply", "x-autorespond"].some((name) => headersOf(parsed, name).length > 0))
    return true;
  if (first("return-path") === "<>") return true;
  if (first("content-type").startsWith("multipart/report")) return true;
  return /^(?:mailer-daemon|postmaster)@/.test(addressesIn(parsed.from)[0] ?? "");
}

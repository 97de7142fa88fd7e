import { closed } from "@recambia/contract/http";
import { type SupportKind, supportKinds } from "@recambia/contract/support/schemas";
import { type Static, Type } from "typebox";
import {
  type Block,
  defineMails,
  facts,
  formatDay,
  formatTime,
  type MailReader,
  Name,
  pageLink,
  Time,
  withoutLinks,
  writeLetter,
} from "../../platform/mail/index.ts";
import { conversationKey } from "../guests/conversation-key.ts";
import { replyAddressOf } from "../inbox/reply-address.ts";
import { supportLetters } from "./support-letters.ts";
import { supportWords } from "./support-words.ts";

const common = {
  conversation_id: Type.String(),
  number: Type.String(),
  matter: Type.Enum(supportKinds),
  subject: Type.String(),
  name: Name,
  is_in_account: Type.Boolean(),
  /** Address that takes replies by mail; empty for none. */
  reply_address: Type.String(),
};
/** A text by its lines: a mail's values have no line breaks. */
const Lines = Type.Array(Type.String());

const SupportMail = Type.Union([
  Type.Object(
    {
      kind: Type.Literal("support_received"),
      ...common,
      lines: Lines,
      answer_by: Type.String(),
      received_at: Time,
    },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal("support_answer"), ...common, lines: Lines, signed_by: Type.String() },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal("support_closed"), ...common, closed_by: Type.Enum(["customer", "shop"]) },
    closed,
  ),
]);
type SupportMail = Static<typeof SupportMail>;

/** Mails about conversations. */
export const supportMails = defineMails(SupportMail, (mail, reader) => {
  const words = supportWords[reader.locale];
  const letter = writeLetter(supportLetters[mail.kind], reader, {
    name: mail.name,
    values: { number: mail.number, subject: withoutLinks(mail.subject), matter: words.matters[mail.matter] },
    blocks: blocksOf(mail, reader),
    link: linkOf(mail, reader),
  });
  const replyTo = replyAddressOf(reader.secret, mail.reply_address, mail.conversation_id);
  return replyTo ? { ...letter, replyTo } : letter;
});

/** Page of the conversation. The key of one without an account stands behind `#`, which browsers send to nobody. */
function linkOf(
  { is_in_account: isInAccount, conversation_id: id }: SupportMail,
  reader: MailReader,
): string {
  if (isInAccount) return pageLink(reader, `/profile/support/${id}`);
  return `${pageLink(reader, `/support/${id}`)}#key=${conversationKey(reader.secret, id)}`;
}

function blocksOf(mail: SupportMail, reader: MailReader): Block[] {
  const words = supportWords[reader.locale];
  const replying: Block = {
    block: "paragraph",
    text: mail.reply_address ? words.reply : words.replyOnPage,
  };
  if (mail.kind === "support_received") {
    return [
      facts([
        { name: words.number, value: mail.number },
        { name: words.received, value: formatTime(reader.locale, mail.received_at) },
        { name: words.answerBy, value: formatDay(reader.locale, mail.answer_by) },
        { name: words.subject, value: withoutLinks(mail.subject) },
      ]),
      { block: "section", text: words.text },
      { block: "quote", lines: mail.is_in_account ? mail.lines : mail.lines.map(withoutLinks) },
      ...notesOf(mail.matter, reader),
      replying,
    ];
  }
  if (mail.kind === "support_answer") {
    return [{ block: "quote", lines: mail.lines }, { block: "paragraph", text: mail.signed_by }, replying];
  }
  return [...(mail.matter === "complaint" ? [complaintEnd(reader)] : []), replying];
}

/** Legal information for a complaint, and for a request about personal data. */
function notesOf(matter: SupportKind, { locale, shop }: MailReader): Block[] {
  const words = supportWords[locale];
  if (matter === "complaint") {
    return [{ block: "paragraph", text: words.complaintSheets.replace("{email}", () => shop.email) }];
  }
  return matter === "data_protection" ? [{ block: "paragraph", text: words.dataProtection }] : [];
}

/** Where to turn with a complaint that is not solved (Ley 7/2017 art. 40). */
export function complaintEnd({ locale, shop }: MailReader): Block {
  const words = supportWords[locale];
  const text = shop.dispute_body
    ? words.disputeBody.replace("{body}", () =>
        [shop.dispute_body, shop.dispute_website && `(${shop.dispute_website})`].filter(Boolean).join(" "),
      )
    : words.noDisputeBody;
  return { block: "paragraph", text };
}

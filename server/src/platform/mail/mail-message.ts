import type { SendMailOptions } from "nodemailer";
import type { OutgoingMail } from "./rendering/compose-mail.ts";

/** Sender of mails. */
export type Sender = { name: string; address: string };

/** A mail with its headers. The Message-ID is the same in every attempt, so that mail programs recognize a duplicate. */
export function mailMessage(mail: OutgoingMail, from: Sender): SendMailOptions {
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    from,
    to: { name: "", address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: from.name, address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.attachments?.length ? { attachments: [...mail.attachments] } : {}),
    date: mail.queuedAt,
    messageId: `<${mail.publicId}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": mail.locale },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

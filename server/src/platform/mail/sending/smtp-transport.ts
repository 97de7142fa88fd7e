import nodemailer from "nodemailer";
import { mailMessage, type Sender } from "../mail-message.ts";
import type { DeliveryResult, MailTransport } from "./transport.ts";

/** Long enough for a slow server, short enough that a silent one does not hold the outbox. */
const patienceMs = 20_000;

/**
 * Hands mails to an SMTP server over a few connections that stay open.
 *
 * @param url `smtp://` (STARTTLS where the server offers it) or `smtps://`, with user and password.
 */
export function openSmtpTransport(url: string, from: Sender): MailTransport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    async send(mail) {
      try {
        await transporter.sendMail(mailMessage(mail, from));
        return { outcome: "sent" };
      } catch (error) {
        return handoverOf(error);
      }
    },
    close: () => transporter.close(),
  };
}

/** 5xx to an address or a message is for good (RFC 5321 §4.2.1); to a login, and all else, it may pass. */
function handoverOf(error: unknown): DeliveryResult {
  const reason = error instanceof Error ? error.message.slice(0, 500) : String(error);
  const status = Number(Object(error).responseCode ?? 0);
  const isAboutMail = Object(error).code === "EENVELOPE" || Object(error).code === "EMESSAGE";
  return { outcome: isAboutMail && status >= 500 && status < 600 ? "refused" : "failed", reason };
}

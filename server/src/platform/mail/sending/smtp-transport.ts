import nodemailer from "nodemailer";
import { isLoopback } from "../../is-loopback.ts";
import { mailMessage, type Sender } from "../mail-message.ts";
import type { DeliveryResult, MailTransport } from "./transport.ts";

/** Long enough for slow servers, short enough not to block the outbox. */
const patienceMs = 20_000;

/**
 * Opens an SMTP transport over a few persistent connections. Mails carry links that open accounts, so nothing is sent
 * without TLS, except to a server on this machine (RFC 8314, RFC 3207).
 *
 * @param url `smtp://` (STARTTLS) or `smtps://`, with user and password.
 */
export function openSmtpTransport(url: string, from: Sender): MailTransport {
  const transporter = nodemailer.createTransport({
    url: isLoopback(new URL(url).hostname) ? url : withRequiredTls(url),
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

/** Parameters of an address win over options, so the address itself has to ask for TLS. */
function withRequiredTls(url: string): string {
  const address = new URL(url);
  address.searchParams.delete("ignoreTLS");
  address.searchParams.set("requireTLS", "true");
  return address.href;
}

/**
 * Status 5xx for a recipient or a message is permanent (RFC 5321 §4.2.1). For the login or the sender it is about the shop's
 * own account, hence about every mail, until the operator mends that; such and other errors are temporary.
 */
function handoverOf(error: unknown): DeliveryResult {
  const reason = error instanceof Error ? error.message.slice(0, 500) : String(error);
  const { responseCode = 0, code, command } = Object(error);
  const status = Number(responseCode);
  const isAboutMail = (code === "EENVELOPE" && command !== "MAIL FROM") || code === "EMESSAGE";
  return { outcome: isAboutMail && status >= 500 && status < 600 ? "refused" : "failed", reason };
}

import type { OutgoingMail } from "../rendering/compose-mail.ts";

/** What became of an attempt to hand a mail over. */
export type DeliveryResult =
  | { outcome: "sent" }
  /** For good: it is never tried again. */
  | { outcome: "refused"; reason: string }
  /** For now: it is tried again later. */
  | { outcome: "failed"; reason: string };

/** Where mails go. Never throws: what went wrong is the handover's outcome. */
export type MailTransport = {
  send(mail: OutgoingMail): Promise<DeliveryResult>;
  close(): void;
};

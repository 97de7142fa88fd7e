import type { OutgoingMail } from "../rendering/compose-mail.ts";

/** Result of a delivery attempt. */
export type DeliveryResult =
  | { outcome: "sent" }
  /** Permanent failure: no retry. */
  | { outcome: "refused"; reason: string }
  /** Temporary failure: retried later. */
  | { outcome: "failed"; reason: string };

/** Delivers mails. Never throws: failures are results. */
export type MailTransport = {
  send(mail: OutgoingMail): Promise<DeliveryResult>;
  close(): void;
};

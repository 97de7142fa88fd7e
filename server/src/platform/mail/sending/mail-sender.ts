import { join } from "node:path";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { Clock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import type { Database } from "../../database/database.ts";
import type { Mails } from "../define-mails.ts";
import { mailChannel } from "../queue-mail.ts";
import { openFolderTransport } from "./folder-transport.ts";
import { type SendingDeps, sendMails } from "./send-mails.ts";
import { openSmtpTransport } from "./smtp-transport.ts";

/** Folder for mails without a mail server. */
export function mailFolder(config: Pick<Config, "dataDir">): string {
  return join(config.dataDir, "mail");
}

/** Sends the mails of the outbox: periodically, and whenever one is queued. */
export type MailSender = {
  sendDue(): Promise<void>;
  /** Waits for the mail that is being sent, and prevents further ones. */
  close(): Promise<void>;
};

/** Starts sending mails: through the configured SMTP server, otherwise to the folder. */
export async function startMailSender(options: {
  config: Config;
  database: Database;
  clock: Clock;
  mails: readonly Mails[];
  shop: Shop;
  secret: string;
  onError(error: unknown): void;
}): Promise<MailSender> {
  const { config, database, clock, mails, shop, secret } = options;
  const from = { name: shop.name, address: config.mailFrom || shop.email };
  const transport = config.smtpUrl
    ? openSmtpTransport(config.smtpUrl, from)
    : openFolderTransport(mailFolder(config), from);
  const deps: SendingDeps = { database, transport, mails, shop, origin: config.shopOrigin, secret };
  let isOpen = true;
  let sending: Promise<void> | null = null;
  let isDueAgain = false;

  async function sendRepeatedly() {
    do {
      isDueAgain = false;
      await sendMails(
        deps,
        () => clock.now(),
        () => !isOpen,
      );
    } while (isDueAgain && isOpen);
  }
  function sendDue(): Promise<void> {
    isDueAgain = true;
    if (!isOpen) return Promise.resolve();
    sending ??= sendRepeatedly().finally(() => {
      sending = null;
    });
    return sending;
  }
  const stopListening = await database.listen(mailChannel, () => {
    sendDue().catch(options.onError);
  });
  return {
    sendDue,
    async close() {
      isOpen = false;
      await stopListening();
      await sending?.catch(() => undefined);
      transport.close();
    },
  };
}

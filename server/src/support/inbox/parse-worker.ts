import { parentPort } from "node:worker_threads";
import { type IncomingMail, parseMail, withoutQuotes } from "./parse-mail.ts";

/** The worker's two answers to a mail: the mail, or null for one that cannot be read, then its text without quotes. */
export type ParseMessage = { mail: IncomingMail | null } | { ownText: string };

function send(message: ParseMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on("message", async (source: Uint8Array) => {
  const mail = await parseMail(Buffer.from(source));
  send({ mail });
  send({ ownText: mail ? withoutQuotes(mail.text) : "" });
});

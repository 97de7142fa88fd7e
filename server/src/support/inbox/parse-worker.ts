import { parentPort, workerData } from "node:worker_threads";
import { type IncomingMail, parseMail, withoutQuotes } from "./parse-mail.ts";

/** Messages of the worker: first the mail, or null for one that cannot be read, then its text without quotes. */
export type ParseMessage = { mail: IncomingMail | null } | { ownText: string };

function send(message: ParseMessage): void {
  parentPort?.postMessage(message);
}

const source: Uint8Array = workerData;
const mail = await parseMail(Buffer.from(source));
send({ mail });
if (mail) send({ ownText: withoutQuotes(mail.text) });

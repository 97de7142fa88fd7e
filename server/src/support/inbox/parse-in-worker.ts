import { Worker } from "node:worker_threads";
import type { IncomingMail } from "./parse-mail.ts";
import type { ParseMessage } from "./parse-worker.ts";

const maxParseMs = 20_000;
const maxQuoteMs = 5000;
/** Longest message that is kept of a mail. */
const maxKeptLength = 20_000;

/**
 * Parses a mail in a thread of its own with limits of time and memory: MIME, HTML and the patterns that find quotes take
 * quadratic time or longer on hostile mails, and must not stop the shop.
 *
 * @param quoteMs milliseconds for finding the quotes.
 * @returns null when it cannot be read within the limits; with its quotes when only finding these exceeds the limits.
 */
export async function parseInWorker(source: Buffer, quoteMs = maxQuoteMs): Promise<IncomingMail | null> {
  const worker = new Worker(new URL("./parse-worker.ts", import.meta.url), {
    workerData: source,
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  let mail: IncomingMail | null = null;
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, maxParseMs);
    worker.on("message", (message: ParseMessage) => {
      if ("ownText" in message) {
        if (mail) mail = { ...mail, text: message.ownText };
        return;
      }
      mail = message.mail && fromThread(message.mail);
      clearTimeout(timer);
      timer = setTimeout(resolve, quoteMs);
    });
    worker.once("error", () => resolve());
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
  }).finally(() => worker.terminate());
  return mail && shortened(mail);
}

/** Buffers arrive from a thread as plain bytes. */
function fromThread(mail: IncomingMail): IncomingMail {
  return { ...mail, files: mail.files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) })) };
}

function shortened(mail: IncomingMail): IncomingMail {
  return { ...mail, text: mail.text.slice(0, maxKeptLength) };
}

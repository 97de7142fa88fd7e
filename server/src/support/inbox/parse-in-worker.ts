import { Worker } from "node:worker_threads";
import type { IncomingMail } from "./parse-mail.ts";
import type { ParseMessage } from "./parse-worker.ts";

const maxParseMs = 20_000;
const maxQuoteMs = 5000;
/** Longest message that is kept of a mail. */
const maxKeptLength = 20_000;

/** A worker without a mail: starting one takes a second of processor time. */
let idle: Worker | null = null;

/**
 * Parses a mail in another thread with limits of time and memory: MIME, HTML and the patterns that find quotes take
 * quadratic time or longer on hostile mails, and must not stop the shop.
 *
 * @param quoteMs milliseconds for finding the quotes.
 * @returns null when it cannot be read within the limits; with its quotes when only finding these exceeds the limits.
 */
export async function parseInWorker(source: Buffer, quoteMs = maxQuoteMs): Promise<IncomingMail | null> {
  const worker = idle ?? startWorker();
  idle = null;
  worker.ref();
  let mail: IncomingMail | null = null;
  const isDone = await new Promise<boolean>((resolve) => {
    const giveUp = () => end(false);
    let timer = setTimeout(giveUp, maxParseMs);
    const end = (isDone: boolean) => {
      clearTimeout(timer);
      worker.off("message", receive).off("exit", giveUp);
      resolve(isDone);
    };
    const receive = (message: ParseMessage) => {
      if ("ownText" in message) {
        if (mail) mail = { ...mail, text: message.ownText };
        end(true);
        return;
      }
      mail = message.mail && fromThread(message.mail);
      clearTimeout(timer);
      timer = setTimeout(giveUp, quoteMs);
    };
    worker.on("message", receive).once("exit", giveUp);
    worker.postMessage(source);
  });
  if (isDone && !idle) {
    worker.unref();
    idle = worker;
  } else await worker.terminate();
  return mail && shortened(mail);
}

function startWorker(): Worker {
  const worker = new Worker(new URL("./parse-worker.ts", import.meta.url), {
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // Its end follows, and is what counts.
  worker.on("error", () => undefined);
  worker.once("exit", () => {
    if (idle === worker) idle = null;
  });
  return worker;
}

/** Buffers arrive from a thread as plain bytes. */
function fromThread(mail: IncomingMail): IncomingMail {
  return { ...mail, files: mail.files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) })) };
}

function shortened(mail: IncomingMail): IncomingMail {
  return { ...mail, text: mail.text.slice(0, maxKeptLength) };
}

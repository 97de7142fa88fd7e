import { Worker } from "node:worker_threads";
import type { Decoded, DecodeTask } from "./decode-worker.ts";

const maxSeconds = 30;

/**
 * Decodes HEIC pictures and PDF pages, which are decoded by WebAssembly, in a thread of its own with limits of time and
 * memory: a file that takes too much of either is unreadable, and nothing of it remains.
 */
export function decodeInWorker(task: DecodeTask): Promise<Decoded> {
  const worker = new Worker(new URL("./decode-worker.ts", import.meta.url), {
    workerData: task,
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return new Promise<Decoded>((resolve) => {
    const timer = setTimeout(() => resolve("unreadable"), maxSeconds * 1000);
    worker.once("message", resolve);
    worker.once("error", () => resolve("unreadable"));
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve("unreadable");
    });
  }).finally(() => worker.terminate());
}

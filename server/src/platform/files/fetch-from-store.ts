import { setTimeout as pause } from "node:timers/promises";
import { FilesUnavailable } from "./file-store.ts";

/** Time until a request counts as lost; a part of 8 MB takes some seconds to send. */
const patienceMs = 20_000;
/** Pauses before the second and the third try. */
const pausesMs = [100, 500];

/**
 * `fetch` for the requests to an S3-compatible store: limits how long the store may take to begin its answer, and repeats
 * requests that were lost or answered by a passing fault. Creating and completing uploads (POST) are never repeated.
 *
 * @throws FilesUnavailable when the last try has failed as well.
 */
export const fetchFromStore: typeof fetch = async (input, init) => {
  const pauses = init?.method === "POST" ? [] : pausesMs;
  for (const pauseMs of pauses) {
    const answer = await tryOnce(input, init);
    if (answer instanceof Response) return answer;
    await pause(pauseMs);
  }
  const answer = await tryOnce(input, init);
  if (answer instanceof Response) return answer;
  throw new FilesUnavailable(`The file store cannot be reached: ${answer}`);
};

/** Returns the response, or why there is none that counts. */
async function tryOnce(...[input, init]: Parameters<typeof fetch>): Promise<Response | string> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patienceMs);
  try {
    const response = await fetch(input, { ...init, signal: giveUp.signal });
    if (response.status < 500) return response;
    await response.body?.cancel();
    return `it answered ${response.status}`;
  } catch (error) {
    return giveUp.signal.aborted ? "it does not answer" : causeOf(error);
  } finally {
    clearTimeout(timer);
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

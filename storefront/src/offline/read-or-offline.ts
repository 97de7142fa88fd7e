import type { ApiAnswer } from "../lib/http/http-client.ts";

/** Reads whose responses are remembered; the details are in answers/seen-answers.ts. */
const mayBeRemembered = /^\/spa\/(?:orders|me\/favorites)\b/;

/**
 * Passes a response of the API on; without a network, what this device keeps takes its place. The code that knows what is
 * kept is loaded for that, and to remember personal responses.
 *
 * @param path path and query of a read.
 * @param personId who was signed in when it was asked for; null for a visitor.
 */
export async function readOrOffline<T>(
  path: string,
  answer: ApiAnswer<T>,
  personId: string | null,
): Promise<ApiAnswer<T>> {
  const isAnswered = answer.status !== 0;
  const isRemembered = answer.status === 200 && personId !== null && mayBeRemembered.test(path);
  if (isAnswered && !isRemembered) return answer;
  try {
    const { rememberAnswer, substituteFor } = await import("./answers/answer-offline.ts");
    if (!isAnswered) return await substituteFor(path, answer);
    rememberAnswer(path, answer.data, personId);
  } catch (reason) {
    console.info("Nothing is kept on this device:", reason);
  }
  return answer;
}

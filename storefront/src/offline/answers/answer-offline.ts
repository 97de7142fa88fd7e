import type { ApiAnswer } from "../../lib/http/http-client.ts";
import { reportMissing } from "../offline-store.ts";
import { offlineAnswer } from "./offline-answer.ts";

export { rememberAnswer } from "./seen-answers.ts";

/** Returns what is stored for a read that got no response; the response itself when nothing is. */
export async function substituteFor<T>(path: string, answer: ApiAnswer<T>): Promise<ApiAnswer<T>> {
  const body = await offlineAnswer(path);
  if (body === null || body === undefined) {
    reportMissing(path);
    return answer;
  }
  const data: T = JSON.parse(JSON.stringify(body));
  return { status: 200, data };
}

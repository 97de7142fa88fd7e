import type { ApiAnswer } from "../../lib/http/http-client.ts";
import { reportMissing } from "../offline-store.ts";
import { offlineAnswer } from "./offline-answer.ts";

export { rememberAnswer } from "./seen-answers.ts";

/** Returns what is stored for a read that got no response; the response itself when nothing is. */
export async function substituteFor<T>(path: string, answer: ApiAnswer<T>): Promise<ApiAnswer<T>> {
  const kept = await offlineAnswer(path);
  if (!kept) {
    reportMissing(path);
    return answer;
  }
  const data: T = JSON.parse(JSON.stringify(kept.body));
  return { status: kept.status, data };
}

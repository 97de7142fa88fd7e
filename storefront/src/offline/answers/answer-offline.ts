import type { ApiAnswer } from "../../lib/http/http-client.ts";
import { noteLack } from "../offline-store.ts";
import { keptAnswer } from "./kept-answer.ts";

export { rememberAnswer } from "./seen-answers.ts";

/** Returns what is kept for a read that got no response; the response itself when nothing is. */
export async function substituteFor<T>(path: string, answer: ApiAnswer<T>): Promise<ApiAnswer<T>> {
  const body = await keptAnswer(path);
  if (body === null || body === undefined) {
    noteLack();
    return answer;
  }
  const data: T = JSON.parse(JSON.stringify(body));
  return { status: 200, data };
}

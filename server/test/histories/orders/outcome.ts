import { type Answer, readField, type Visitor } from "../../shop/test-shop.ts";

/** Outcome of a step: whether it was accepted, and the response. */
export type Outcome = { isAccepted: boolean; answer: string; code: string };

/** A step that has been decided, and is sent from a browser. */
export type Request = (visitor: Visitor) => Promise<Outcome>;

export function outcomeOf(answer: Answer): Outcome {
  const code = String(readField(answer.body, "code") ?? "");
  if (answer.status >= 500) throw new Error(`The server broke: ${answer.status} ${answer.text}`);
  return { isAccepted: answer.status < 300, answer: `${answer.status} ${code}`.trim(), code };
}

import type { Cart } from "@recambia/contract/cart/schemas";
import type { ErrorCode } from "@recambia/contract/http";
import { type ApiAnswer, refusalOf } from "../lib/http/http-client.ts";

/** What became of a change of the cart. */
export type CartOutcome = { isDone: true; cart: Cart } | CartFailure;

export type CartFailure = {
  isDone: false;
  /** 0: no answer at all. */
  status: number;
  code: ErrorCode | null;
  /** The server's reason in the shopper's language; empty when it gave none. */
  message: string;
};

/** An answer that is not a success, as a value; noted on the console (specification §8). */
export function cartFailure(what: string, answer: ApiAnswer<unknown>): CartFailure {
  console.error(what, answer.status);
  const refusal = refusalOf(answer);
  return {
    isDone: false,
    status: answer.status,
    code: refusal?.code ?? null,
    message: refusal?.message ?? "",
  };
}

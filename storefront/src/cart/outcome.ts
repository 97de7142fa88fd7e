import type { Cart } from "@recambia/contract/cart/schemas";
import type { ErrorCode } from "@recambia/contract/http";
import { type ApiAnswer, refusalOf } from "../lib/http/http-client.ts";

/** Outcome of a change to the cart. */
export type CartOutcome = { isDone: true; cart: Cart } | CartFailure;

export type CartFailure = {
  isDone: false;
  /** 0: no response. */
  status: number;
  code: ErrorCode | null;
  /** The server's reason in the shopper's language; empty without one. */
  message: string;
  /** The most that the line can have, where fewer are left than were asked for; null otherwise. */
  available: number | null;
};

/** Turns an unsuccessful response into a value and logs it (specification §8). */
export function cartFailure(what: string, answer: ApiAnswer<unknown>): CartFailure {
  console.error(what, answer.status);
  const refusal = refusalOf(answer);
  return {
    isDone: false,
    status: answer.status,
    code: refusal?.code ?? null,
    message: refusal?.message ?? "",
    available: refusal?.available ?? null,
  };
}

import type { Answer, Visitor } from "../../shop/test-shop.ts";
import { readField } from "../../shop/test-shop.ts";
import type { DrawnHistory } from "./cart-draws.ts";
import type { ModelState } from "./cart-model.ts";
import type { CartGoods, CartWorld } from "./cart-world.ts";

/** A browser of one history: answered by either process, signed in or not. */
export type Browser = { answeredBy: readonly [Visitor, Visitor]; person: number | null };

/** One history under way. */
export type CartHistory = {
  world: CartWorld;
  goods: CartGoods;
  drawn: DrawnHistory;
  people: { id: string; email: string }[];
  browsers: Browser[];
  state: ModelState;
  /** Ids of the lines that each tab has seen last. */
  seen: string[][];
  /** Log of steps, requests and responses. */
  log: string[];
};

/** Something that is asked of the shop, and what the model says of the answer. */
export type Call = {
  say: string;
  send(): Promise<Answer>;
  /** Throws when the model does not allow the answer at this moment. */
  settle(state: ModelState, answer: Answer): ModelState;
};

/** Owner of a browser's cart. */
export function ownerOf({ browsers }: Pick<CartHistory, "browsers">, browser: number): string {
  const person = browsers[browser]?.person ?? null;
  return person === null ? `visitor ${browser}` : `person ${person}`;
}

/** A browser as one of the processes answers it. */
export function visitorOf(
  { browsers }: Pick<CartHistory, "browsers">,
  browser: number,
  process: number,
): Visitor {
  const visitor = browsers[browser]?.answeredBy[process === 0 ? 0 : 1];
  if (!visitor) throw new Error(`No browser ${browser}`);
  return visitor;
}

/**
 * Sends calls at the same moment. Their answers must be those of one after another, in whichever order;
 * the model goes on from there.
 *
 * @param nextCall makes a call that is sent after them: its answer must follow as well, where theirs leave the order open.
 */
export async function settleTogether(
  history: CartHistory,
  calls: readonly Call[],
  nextCall?: () => Call,
): Promise<Answer[]> {
  const answers = await Promise.all(calls.map((call) => call.send()));
  for (const [index, { say }] of calls.entries()) {
    history.log.push(`     ${say} → ${answers[index]?.status} ${brief(answers[index])}`);
  }
  const placed = calls.flatMap((call, index) => {
    const answer = answers[index];
    return answer ? [{ call, answer }] : [];
  });
  for (const { status, text } of answers) if (status >= 500) throw new Error(text);
  const next = nextCall?.();
  const after = next ? [{ call: next, answer: await next.send() }] : [];
  let objection: unknown;
  for (const inOrder of permutations(placed)) {
    try {
      let { state } = history;
      for (const { call, answer } of [...inOrder, ...after]) state = call.settle(state, answer);
      history.state = state;
      return answers;
    } catch (error) {
      objection ??= error;
    }
  }
  throw objection;
}

function permutations<Value>(values: readonly Value[]): Value[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, index) =>
    permutations(values.filter((_other, at) => at !== index)).map((rest) => [value, ...rest]),
  );
}

/** Response without the fields that every cart has. */
function brief(answer: Answer | undefined): string {
  const payload = readField(answer?.body, "data");
  const cart = readField(payload, "cart") ?? payload;
  const lines = readField(cart, "lines");
  if (!Array.isArray(lines)) return answer?.text ?? "";
  const shown = lines.slice(-12).map((line) => {
    const { id, quantity, available, product, vehicle } = Object(line);
    return `${id} ${readField(product, "slug")} for ${readField(vehicle, "name")} ${quantity}/${available}`;
  });
  return `version ${readField(cart, "version")}: ${lines.length} lines ${shown.join(", ")}`;
}

import { expect, test } from "vitest";
import type { ApiAnswer } from "./http-client.ts";
import { createOnceSender } from "./send-once.ts";

type Answer = ApiAnswer<string | null>;
const lost: ApiAnswer<string> = { status: 0, data: null };

/** A shop that makes a change for each call that reaches it. */
function shop() {
  const made: string[] = [];
  let isReachable = true;
  const find = async (): Promise<Answer> =>
    isReachable ? { status: 200, data: made[0] ?? null } : { status: 0, data: null };
  return {
    made,
    send: createOnceSender(find),
    cut: () => {
      isReachable = false;
    },
    mend: () => {
      isReachable = true;
    },
    change: async (): Promise<ApiAnswer<string>> => {
      if (!isReachable) return lost;
      made.push("made");
      return { status: 201, data: "made" };
    },
  };
}

test("a change whose answer is lost is found, and counts as made", async () => {
  const { send, change, made } = shop();
  const answer = await send(async () => {
    await change();
    return lost;
  });
  expect(answer).toEqual({ status: 200, data: "made" });
  expect(made).toHaveLength(1);
});

test("the next attempt looks for a change whose answer and network were lost, and does not make it again", async () => {
  const { send, change, made, cut, mend } = shop();
  const cutAfterwards = async () => {
    await change();
    cut();
    return lost;
  };
  expect(await send(cutAfterwards)).toEqual(lost);
  expect(await send(change)).toEqual(lost);
  mend();
  expect(await send(change)).toEqual({ status: 200, data: "made" });
  expect(made).toHaveLength(1);
});

test("what never arrived is sent again", async () => {
  const { send, change, made, cut, mend } = shop();
  cut();
  expect(await send(change)).toEqual(lost);
  mend();
  expect(await send(change)).toEqual({ status: 201, data: "made" });
  expect(made).toHaveLength(1);
});

test("a refusal is an answer: nothing is looked for", async () => {
  const { send, made } = shop();
  made.push("by somebody else");
  const refusal = { status: 422, data: { message: "No", code: "validation_failed" as const } };
  expect(await send(async () => refusal)).toEqual(refusal);
});

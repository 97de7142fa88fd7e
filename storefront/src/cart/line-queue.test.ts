import { describe, expect, test } from "vitest";
import { createLineQueue, type WantedQuantities } from "./line-queue.ts";

/** A server whose responses the test releases. */
function slowServer() {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const published: WantedQuantities[] = [];
  const lasts: boolean[] = [];
  const queue = createLineQueue(
    (lineId, quantity, isLast) => {
      sent.push(`${lineId}=${quantity}`);
      return new Promise((resolve) =>
        waiting.push(() => {
          lasts.push(isLast());
          resolve();
        }),
      );
    },
    (wanted) => published.push(wanted),
  );
  return {
    queue,
    sent,
    lasts,
    wanted: () => published.at(-1),
    async answer() {
      waiting.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

describe("changes of one line", () => {
  test("wait for the pending request", () => {
    const { queue, sent } = slowServer();
    queue.want("a", 2);
    queue.want("a", 3);
    expect(sent).toEqual(["a=2"]);
  });

  test("are sent in order, and only the last of those made meanwhile", async () => {
    const { queue, sent, answer } = slowServer();
    for (const quantity of [2, 3, 4, 5]) queue.want("a", quantity);
    await answer();
    expect(sent).toEqual(["a=2", "a=5"]);
  });

  test("are published until the server has answered the last of them", async () => {
    const { queue, wanted, answer } = slowServer();
    queue.want("a", 2);
    queue.want("a", 3);
    await answer();
    expect(wanted()).toEqual({ a: 3 });
    await answer();
    expect(wanted()).toEqual({});
  });

  test("know whether they were superseded, so that only the last failure is reported", async () => {
    const { queue, lasts, answer } = slowServer();
    queue.want("a", 2);
    queue.want("a", 3);
    await answer();
    await answer();
    expect(lasts).toEqual([false, true]);
  });

  test("that return to the pending quantity are not sent again", async () => {
    const { queue, sent, answer } = slowServer();
    queue.want("a", 2);
    queue.want("a", 3);
    queue.want("a", 2);
    await answer();
    await answer();
    expect(sent).toEqual(["a=2"]);
  });
});

describe("changes of different lines", () => {
  test("do not wait for one another", () => {
    const { queue, sent } = slowServer();
    queue.want("a", 2);
    queue.want("b", 0);
    expect(sent).toEqual(["a=2", "b=0"]);
  });

  test("settle separately", async () => {
    const { queue, answer } = slowServer();
    queue.want("a", 2);
    queue.want("b", 1);
    let isSettled = false;
    queue.settled("a").then(() => {
      isSettled = true;
    });
    await queue.settled("c");
    expect(isSettled).toBe(false);
    await answer();
    expect(isSettled).toBe(true);
  });
});

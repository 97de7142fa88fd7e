/** Quantities that the shopper wants and the server has not confirmed yet, by line id; 0 removes. */
export type WantedQuantities = Readonly<Record<string, number>>;

export type LineQueue = {
  /**
   * Wants a quantity of a line; 0 removes it. While an earlier wish for the same line is on its way,
   * only the last one made meanwhile is sent after it. Lines do not wait for one another.
   */
  want(lineId: string, quantity: number): void;
  /** Resolves when nothing about the line is on its way any more. */
  settled(lineId: string): Promise<void>;
};

/**
 * Sends wishes one after another per line, so that two answers about one line can never arrive in the
 * wrong order.
 *
 * @param send makes one change known to the server and resolves when its answer has been taken in.
 * @param publish hears what is wanted after every change of it.
 */
export function createLineQueue(
  send: (lineId: string, quantity: number, isLast: () => boolean) => Promise<void>,
  publish: (wanted: WantedQuantities) => void,
): LineQueue {
  const wanted = new Map<string, number>();
  const draining = new Map<string, Promise<void>>();
  const tell = () => publish(Object.fromEntries(wanted));

  async function drain(lineId: string) {
    for (let next = wanted.get(lineId); next !== undefined; next = wanted.get(lineId)) {
      const sent = next;
      await send(lineId, sent, () => wanted.get(lineId) === sent);
      if (wanted.get(lineId) === sent) wanted.delete(lineId);
    }
    draining.delete(lineId);
    tell();
  }

  return {
    want(lineId, quantity) {
      wanted.set(lineId, quantity);
      tell();
      if (!draining.has(lineId)) draining.set(lineId, drain(lineId));
    },
    settled: (lineId) => draining.get(lineId) ?? Promise.resolve(),
  };
}

/** Quantities that the server has not confirmed yet, by line id; 0 removes. */
export type WantedQuantities = Readonly<Record<string, number>>;

export type LineQueue = {
  /**
   * Requests a quantity of a line; 0 removes it. While a request for the line is pending, only the last
   * change made meanwhile is sent after it. Lines do not wait for one another.
   */
  want(lineId: string, quantity: number): void;
  /** Resolves when the line has no pending changes. */
  settled(lineId: string): Promise<void>;
};

/**
 * Sends changes one after another per line, so that responses about one line cannot arrive out of order.
 *
 * @param send sends one change and resolves when its response is processed.
 * @param publish called with the pending quantities after every change.
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

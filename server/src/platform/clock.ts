/** The only source of the current time in the server, so that tests can control it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is set. */
export function settableClock(start: Date): Clock & { set(to: Date): void } {
  let current = start;
  return {
    now: () => current,
    set: (to) => {
      current = to;
    },
  };
}

import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** How far the shop's clock is ahead of this device's, whose own may be wrong; zero until the shop has answered. */
const store = createStore<{ aheadMs: number }>()(() => ({ aheadMs: 0 }));

/** Differences up to this come from the way of an answer, and `Date` has whole seconds. */
const toleranceMs = 60_000;

/**
 * Notes when the shop sent an answer.
 *
 * @param date the answer's `Date` header; null where the browser does not tell.
 * @returns how far the shop's clock is ahead, as far as is known now.
 */
export function noteShopTime(date: string | null, now = Date.now()): number {
  const known = store.getState().aheadMs;
  const sentAt = Date.parse(date ?? "");
  if (Number.isNaN(sentAt)) return known;
  const found = sentAt - now;
  const aheadMs = Math.abs(found) > toleranceMs ? found : 0;
  if (Math.abs(aheadMs - known) <= toleranceMs) return known;
  store.setState({ aheadMs });
  return aheadMs;
}

/** Returns how far the shop's clock is ahead of this device's, in milliseconds. */
export function useShopAheadMs(): number {
  return useStore(store, ({ aheadMs }) => aheadMs);
}

import { useStore } from "zustand";
import { createPersistedStore } from "../../lib/persisted-store.ts";

/** Local-storage key of the shopper's choice about what is not needed to run the shop. */
const consentKey = "consent";

/** A choice is asked for again after this time, in milliseconds: 24 months (guide on cookies, AEPD 2023). */
const lifetimeMs = 730 * 24 * 60 * 60 * 1000;

type ConsentState = {
  /** Whether visits may be measured; null: not asked yet. */
  isMeasured: boolean | null;
  /** When the choice was made, in milliseconds since 1970. */
  decidedAt: number;
  /** The choice is being looked at again. */
  isReopened: boolean;
};

const undecided: ConsentState = { isMeasured: null, decidedAt: 0, isReopened: false };

export const consentStore = createPersistedStore<ConsentState>({
  name: consentKey,
  initial: undecided,
  partialize: ({ isMeasured, decidedAt }) => ({ isMeasured, decidedAt }),
});

if (typeof window !== "undefined") followOtherTabs(window);

/** Takes over a choice that was made in another tab, or before the browser came back to this page. */
export function followOtherTabs(page: EventTarget): void {
  page.addEventListener("storage", (event) => {
    const key: unknown = Reflect.get(event, "key");
    if (key === consentKey || key === null) consentStore.rehydrate();
  });
  page.addEventListener("pageshow", (event) => {
    if (Reflect.get(event, "persisted") === true) consentStore.rehydrate();
  });
}

/** Keeps a choice; refusing is kept as well as accepting, so that it is not asked again. */
export function saveConsent(isMeasured: boolean, nowMs: number): void {
  consentStore.setState({ isMeasured, decidedAt: nowMs, isReopened: false });
}

/** Shows the choice again, as easily as it was made. */
export function reopenConsent(): void {
  consentStore.setState({ isReopened: true });
}

/** Whether the choice must be asked for: never made, or made too long ago. */
export function needsConsentPrompt(
  state: Pick<ConsentState, "isMeasured" | "decidedAt">,
  nowMs: number,
): boolean {
  return state.isMeasured === null || nowMs - state.decidedAt > lifetimeMs;
}

/** Whether visits may be measured: only after an express yes that is still in force. */
export function isAnalyticsAllowed(
  state: Pick<ConsentState, "isMeasured" | "decidedAt">,
  nowMs: number,
): boolean {
  return state.isMeasured === true && !needsConsentPrompt(state, nowMs);
}

export function useConsent(): ConsentState {
  return useStore(consentStore);
}

/** Whether the shopper is being asked for the choice for the first time. */
export function useIsConsentAsked(): boolean {
  return useStore(consentStore, ({ isMeasured }) => isMeasured === null);
}

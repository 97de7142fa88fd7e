import type { ErrorCode } from "@recambia/contract/http";
import { createStore } from "zustand/vanilla";

/**
 * What the last answer said against the session (expired, e-mail unverified). Reset before every
 * request (specification §7), so that a screen never speaks of an older answer.
 */
export const lastRefusalStore = createStore<{ code: ErrorCode | null }>()(() => ({ code: null }));

export function resetLastRefusal(): void {
  if (lastRefusalStore.getState().code !== null) lastRefusalStore.setState({ code: null });
}

export function noteRefusal(code: ErrorCode | null): void {
  lastRefusalStore.setState({ code });
}

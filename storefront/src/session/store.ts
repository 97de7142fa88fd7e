import { type CurrentUser, userCacheLifetimeMs } from "@recambia/contract/session/schemas";
import { useStore } from "zustand";
import { createPersistedStore } from "../lib/persisted-store.ts";

/** The signed-in user as this browser remembers it (specification §3, "Auth state"). */
export type AuthState = {
  user: CurrentUser | null;
  /** When `user` was fetched, in milliseconds since 1970; null when it never was. */
  lastFetched: number | null;
  isAuthenticated: boolean;
};

const storageKey = "auth";
const anonymous: AuthState = { user: null, lastFetched: null, isAuthenticated: false };

/** Persisted in browser storage, so that other tabs and later visits start from it. */
export const authStore = createPersistedStore<AuthState>({ name: storageKey, initial: anonymous });

/**
 * Follows a sign-in or a logout in another tab. A page that the browser restores from its back/forward cache has heard of none
 * meanwhile, so it looks again.
 */
export function syncAuthAcrossTabs(): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === storageKey || key === null) authStore.rehydrate();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) authStore.rehydrate();
  });
}

let isSignedOut = false;

/** Whether the person of this page has signed out, and not only their session has ended. */
export function hasSignedOut(): boolean {
  return isSignedOut;
}

/** Back to anonymous because the person wants it. */
export function leave(): void {
  isSignedOut = true;
  clearCurrentUser();
}

/** Remembers a fetched user. */
export function setCurrentUser(user: CurrentUser, nowMs: number): void {
  isSignedOut = false;
  authStore.setState({ user, lastFetched: nowMs, isAuthenticated: true });
}

/** Back to anonymous (specification §4). */
export function clearCurrentUser(): void {
  authStore.setState(anonymous);
}

/**
 * Whether the remembered user is recent enough not to be asked for again. A time in the future was noted before the device's
 * clock was put right, and tells nothing.
 */
export function isUserFresh({ isAuthenticated, lastFetched }: AuthState, nowMs: number): boolean {
  const ageMs = nowMs - (lastFetched ?? Number.NEGATIVE_INFINITY);
  return isAuthenticated && ageMs >= 0 && ageMs < userCacheLifetimeMs;
}

/** The signed-in user, or null; always null in the first render, which no one's browser may change. */
export function useCurrentUser(): CurrentUser | null {
  return useStore(authStore, (state) => state.user);
}

/** Whether someone is signed in, as far as this browser knows. */
export function useIsAuthenticated(): boolean {
  return useStore(authStore, (state) => state.isAuthenticated);
}

/** Local-storage key that marks a logout which the server has not confirmed. */
const pendingLogoutKey = "logout-pending";

/**
 * Whether this browser has signed out without the server's confirmation: the session may still be alive, and must not sign
 * anybody in again.
 */
export function isLogoutPending(): boolean {
  try {
    return localStorage.getItem(pendingLogoutKey) !== null;
  } catch {
    return false;
  }
}

/** Records an unconfirmed logout, or that it has been confirmed or replaced by a new sign-in. */
export function setLogoutPending(isPending: boolean): void {
  try {
    if (isPending) localStorage.setItem(pendingLogoutKey, "1");
    else localStorage.removeItem(pendingLogoutKey);
  } catch {
    return;
  }
}

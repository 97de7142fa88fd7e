/** Session-storage key of what somebody wanted on a list when they had to sign in first. */
const pendingListItemKey = "list-wish";

/** Remembers what is wanted on a list, until the page is seen again by somebody who is signed in. */
export function savePendingListItem(purchasableId: string): void {
  try {
    sessionStorage.setItem(pendingListItemKey, purchasableId);
  } catch (reason) {
    console.warn("What was wanted on a list could not be kept:", reason);
  }
}

/** Whether this was wanted on a list before signing in; says so once. */
export function takePendingListItem(purchasableId: string): boolean {
  try {
    if (sessionStorage.getItem(pendingListItemKey) !== purchasableId) return false;
    sessionStorage.removeItem(pendingListItemKey);
    return true;
  } catch {
    return false;
  }
}

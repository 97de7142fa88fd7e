/** Local-storage key that says this browser has a cart on the server; the cookie itself is unreadable. */
const cartHintKey = "cart";

/**
 * Whether asking for the cart at the start is worth a call: a first visit would only be told 404. A
 * browser that refuses storage asks every time.
 */
export function mayHaveCart(): boolean {
  try {
    return localStorage.getItem(cartHintKey) !== null;
  } catch {
    return true;
  }
}

/** Notes whether the server keeps a cart for this browser. */
export function setCartHint(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(cartHintKey, "kept");
    else localStorage.removeItem(cartHintKey);
  } catch {
    return;
  }
}

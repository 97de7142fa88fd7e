/** Local-storage key that marks a browser with a cart on the server; scripts cannot read the cookie. */
const cartHintKey = "cart";

/**
 * Whether fetching the cart at the start is worth a request: a first visit has none. Without
 * storage, the cart is always fetched.
 */
export function mayHaveCart(): boolean {
  try {
    return localStorage.getItem(cartHintKey) !== null;
  } catch {
    return true;
  }
}

/** Records whether the server has a cart for this browser. */
export function setCartHint(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(cartHintKey, "kept");
    else localStorage.removeItem(cartHintKey);
  } catch {
    return;
  }
}

export { AddToCartButton } from "./AddToCartButton.tsx";
export { CartBadge } from "./CartBadge.tsx";
export { CartConfirmationHost } from "./CartConfirmationHost.tsx";
export { InCartMark } from "./InCartMark.tsx";
export { keepCartCurrent } from "./keep-cart-current.ts";

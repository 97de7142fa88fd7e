export { AddToCartButton } from "./AddToCartButton.tsx";
export { addToCart } from "./add-to-cart.ts";
export { CartBadge } from "./CartBadge.tsx";
export { CartConfirmationHost } from "./CartConfirmationHost.tsx";
export { InCartMark } from "./InCartMark.tsx";
export { keepCartCurrent } from "./keep-cart-current.ts";
export { LineVehicle } from "./LineVehicle.tsx";
export { QuantityStepper } from "./QuantityStepper.tsx";
export { acceptCart, useCartPlace } from "./queries.ts";

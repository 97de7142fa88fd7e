export { AddToCartButton } from "./adding/AddToCartButton.tsx";
export { addToCart } from "./adding/add-to-cart.ts";
export { CartBadge } from "./adding/CartBadge.tsx";
export { CartConfirmationHost } from "./adding/CartConfirmationHost.tsx";
export { InCartMark } from "./adding/InCartMark.tsx";
export { useCartActions } from "./cart-actions.ts";
export { DeliveryDay } from "./DeliveryDay.tsx";
export { newId } from "./new-id.ts";
export {
  acceptCart,
  type CartContext,
  cachedCart,
  cartQuery,
  refreshCart,
  useCartContext,
  useCartQuantity,
} from "./queries.ts";
export { EmptyCart } from "./screen/EmptyCart.tsx";
export { LineVehicle } from "./screen/lines/LineVehicle.tsx";
export { isTakenByOthers } from "./screen/lines/line-advice.ts";
export { QuantityStepper } from "./screen/lines/QuantityStepper.tsx";
export { useShortageText } from "./screen/lines/use-shortage-text.ts";
export { PendingCart } from "./screen/PendingCart.tsx";
export { startCartSync } from "./start-cart-sync.ts";
export { mostToAdd, usualQuantity } from "./usual-quantity.ts";
export { forgetSeenCart, measureKeptCart } from "./waiting/kept-cart.ts";
export { WaitingPanel } from "./waiting/WaitingPanel.tsx";
export { followWaiting } from "./waiting/waiting-queue.ts";

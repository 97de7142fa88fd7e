import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** How many pieces a line can have; `isInCart`: other lines of the cart take the rest of the stock. */
type Shortage = { available: number; isInCart: boolean };

/** Returns the text for a line that the stock is not enough for. */
export function useShortageText(): (shortage: Shortage) => string {
  const { t } = useLingui();
  return ({ available, isInCart }) => {
    if (available === 0)
      return isInCart ? t`Lo que queda ya está en tu carrito.` : t`Se ha agotado y ahora no se puede pedir.`;
    return isInCart
      ? t`Con lo demás de tu carrito, ${plural(available, { one: "solo queda #", other: "solo quedan #" })}.`
      : t`${plural(available, { one: "Ya solo queda #", other: "Ya solo quedan #" })}.`;
  };
}

import { useLingui } from "@lingui/react/macro";
import type { KitCard, ProductCard } from "@recambia/contract/catalogue";
import { ShoppingCart } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import styles from "./AddToCartButton.module.css";
import { loadCartActions, prepareAdding } from "./load-on-intent.ts";
import { useCartPlace, useCartQuantity } from "./queries.ts";

/** What a catalogue screen knows of the thing: its card is enough. */
export type Purchasable =
  | Pick<ProductCard, "id" | "slug" | "name" | "picture" | "fit" | "stock" | "brand" | "restricted">
  | Pick<KitCard, "id" | "slug" | "name" | "picture" | "fit" | "stock">;

type Props = {
  purchasable: Purchasable;
  /** The vehicle that the thing is for; its fit is what `purchasable.fit` says. */
  vehicleId: string | null;
  quantity?: number;
  isWide?: boolean;
  /** In place of "Añadir". */
  children?: ReactNode;
};

/**
 * Puts a product or kit into the cart and stays where it is. Asks first when it fits only on a
 * condition, or not. How many are in the cart already stands in place of the icon.
 */
export function AddToCartButton({ purchasable, vehicleId, quantity = 1, isWide = false, children }: Props) {
  const { t, i18n } = useLingui();
  const place = useCartPlace();
  const held = useCartQuantity(purchasable.id);
  const [isAdding, setIsAdding] = useState(false);
  const { id, name, picture, fit, stock } = purchasable;
  const isForSale =
    stock.state !== "out_of_stock" && !("restricted" in purchasable && purchasable.restricted);

  async function add(source: HTMLElement) {
    setIsAdding(true);
    const { cartActionsOf } = await loadCartActions();
    await cartActionsOf(place, i18n).add(
      {
        purchasable_public_id: id,
        quantity,
        vehicle_id: fit.answer === "universal" ? null : vehicleId,
        fit_confirmed: false,
      },
      { name, picture, source },
    );
    setIsAdding(false);
  }

  return (
    <Button
      isWide={isWide}
      isLoading={isAdding}
      disabled={!isForSale}
      icon={held > 0 ? <Held count={held} /> : <ShoppingCart aria-hidden="true" />}
      onPointerEnter={prepareAdding}
      onFocus={prepareAdding}
      onClick={(event: MouseEvent<HTMLButtonElement>) => add(event.currentTarget)}
    >
      {isForSale ? (children ?? t`Añadir`) : t`Agotado`}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </Button>
  );
}

function Held({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <span className={styles.held}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t`${count} en el carrito.`}</VisuallyHidden>
    </span>
  );
}

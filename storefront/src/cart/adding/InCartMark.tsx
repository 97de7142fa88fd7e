import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { useCartQuantity } from "../queries.ts";

/** Shows on a card or page that the item is already in the cart, and how many; nothing otherwise. */
export function InCartMark({ purchasableId }: { purchasableId: string }) {
  const { t } = useLingui();
  const held = useCartQuantity(purchasableId);
  if (held === 0) return null;
  return (
    <Badge>
      <Check size={16} aria-hidden="true" />
      {t`En el carrito: ${held}`}
    </Badge>
  );
}

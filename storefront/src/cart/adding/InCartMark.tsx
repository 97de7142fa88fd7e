import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { useCartQuantity } from "../queries.ts";

/** Says on a card or page that the thing is in the cart already, and how many; nothing when it is not. */
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

import { useLingui } from "@lingui/react/macro";
import type { OrderLine } from "@recambia/contract/orders/schemas";
import type { ChoosableLine } from "./PieceChoice.tsx";

/** Returns an order's lines for cancellation, with the reason why a line cannot be cancelled, or not in full. */
export function useCancellableChoice(): (lines: readonly OrderLine[]) => ChoosableLine[] {
  const noteOf = useNote();
  return (lines) =>
    lines.map((line) => ({
      id: line.id,
      name: line.product.name,
      part_number: line.product.part_number,
      picture: line.product.picture,
      most: line.cancellable_quantity,
      note: noteOf(line),
    }));
}

function useNote(): (line: OrderLine) => string | null {
  const { t } = useLingui();
  return ({ quantity, cancelled_quantity, sent_quantity: sent, cancellable_quantity: most, ...line }) => {
    if (most > 0) return sent > 0 ? t`Ya han salido: ${sent}` : null;
    if (cancelled_quantity === quantity) return t`Ya está cancelado.`;
    if (cancelled_quantity + sent < quantity) return t`Hecho a tu medida: ya no se puede cancelar.`;
    return line.withdrawable_quantity > 0
      ? t`Ya ha salido: en lugar de cancelarlo, puedes desistir.`
      : t`Ya ha salido: no se puede cancelar.`;
  };
}

import type { Order } from "@recambia/contract/orders/schemas";
import type { ChosenLines } from "@recambia/contract/orders/withdrawals";

type Named = { name: string; part_number: string | null };

/** Formats `2 × Disco de freno · RX-1`; the part number distinguishes parts of the same name. */
export function formatPieces(thing: Named | undefined, quantity: number): string {
  const words = [thing?.name, thing?.part_number].filter(Boolean).join(" · ");
  return `${quantity} × ${words}`;
}

/** Lists pieces of an order's lines. */
export function PieceList({ pieces, order }: { pieces: ChosenLines; order: Order }) {
  return (
    <ul>
      {pieces.map(({ line_id: id, quantity }) => (
        <li key={id}>{formatPieces(order.lines.find((line) => line.id === id)?.product, quantity)}</li>
      ))}
    </ul>
  );
}

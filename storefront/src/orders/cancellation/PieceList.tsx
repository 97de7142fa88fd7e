import type { Order } from "@recambia/contract/orders/schemas";
import type { ChosenLines } from "@recambia/contract/orders/withdrawals";

type Named = { name: string; part_number: string | null };

/** `2 × Disco de freno · RX-1`: parts of one name are told apart by their numbers. */
export function formatPieces(thing: Named | undefined, quantity: number): string {
  const words = [thing?.name, thing?.part_number].filter(Boolean).join(" · ");
  return `${quantity} × ${words}`;
}

/** Pieces of an order's lines. */
export function PieceList({ pieces, order }: { pieces: ChosenLines; order: Order }) {
  return (
    <ul>
      {pieces.map(({ line_id: id, quantity }) => (
        <li key={id}>{formatPieces(order.lines.find((line) => line.id === id)?.product, quantity)}</li>
      ))}
    </ul>
  );
}

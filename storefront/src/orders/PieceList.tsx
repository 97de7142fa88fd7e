import type { Order } from "@recambia/contract/orders";
import type { ChosenLines } from "@recambia/contract/orders/withdrawals";

/** Pieces of an order's lines by name: `2 × Disco de freno`. */
export function PieceList({ pieces, order }: { pieces: ChosenLines; order: Order }) {
  const nameOf = (id: string) => order.lines.find((line) => line.id === id)?.product.name ?? "";
  return (
    <ul>
      {pieces.map(({ line_id: id, quantity }) => (
        <li key={id}>{`${quantity} × ${nameOf(id)}`}</li>
      ))}
    </ul>
  );
}

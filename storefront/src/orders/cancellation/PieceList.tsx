import type { ChosenLines } from "@recambia/contract/orders/withdrawals";
import styles from "./PieceList.module.css";

type Named = { name: string; part_number: string | null };

export type NamedLine = { id: string; product: Named };

/** Draws `2 × Disco de freno · RX 1`; the part number, which may have spaces, distinguishes parts of the same name. */
export function Pieces({ thing, quantity }: { thing: Named | undefined; quantity: number }) {
  const number = thing?.part_number;
  return (
    <>
      {`${quantity} × ${thing?.name ?? ""}`}
      {number ? " · " : null}
      {number ? <span className={styles.number}>{number}</span> : null}
    </>
  );
}

/** Lists pieces of an order's lines. */
export function PieceList({
  pieces,
  order,
}: {
  pieces: ChosenLines;
  order: { lines: readonly NamedLine[] };
}) {
  return (
    <ul>
      {pieces.map(({ line_id: id, quantity }) => (
        <li key={id}>
          <Pieces thing={order.lines.find((line) => line.id === id)?.product} quantity={quantity} />
        </li>
      ))}
    </ul>
  );
}

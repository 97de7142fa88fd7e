import { useLingui } from "@lingui/react/macro";
import type { UploadedFile } from "@recambia/contract/uploads/schemas";
import { Link } from "react-router";
import styles from "./Uploads.module.css";

type Use = UploadedFile["uses"][number];

/** Where a file is used: links to its conversations, reviews, returns, and to the parts for its vehicle. */
export function FileUses({ file: { uses } }: { file: UploadedFile }) {
  const { t } = useLingui();
  const wordsFor = useUseWords();
  if (uses.length === 0) return null;
  return (
    <ul className={styles.uses} aria-label={t`Dónde se usa`}>
      {uses.map((use) => (
        <li key={`${use.kind}-${use.reference}`}>
          {use.id ? <Link to={pathTo(use.kind, use.id)}>{wordsFor(use)}</Link> : wordsFor(use)}
        </li>
      ))}
    </ul>
  );
}

function pathTo(kind: Use["kind"], id: string): string {
  return {
    support: `/profile/support/${id}`,
    review: `/reviews/${id}`,
    withdrawal: `/orders/${id}`,
    guarantee: `/orders/${id}`,
    vehicle: `/categories?vehicle=${id}`,
  }[kind];
}

function useUseWords(): (use: Use) => string {
  const { t } = useLingui();
  return ({ kind, reference }) =>
    ({
      support: t`En tu conversación ${reference}`,
      review: t`En una opinión`,
      withdrawal: t`En la devolución del pedido ${reference}`,
      guarantee: t`En la reclamación de garantía ${reference}`,
      vehicle: t`Papeles de tu coche`,
    })[kind];
}

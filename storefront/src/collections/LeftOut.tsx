import { Plural, useLingui } from "@lingui/react/macro";
import type { Collection, FilledCart } from "@recambia/contract/collections";
import type { ReactNode } from "react";
import styles from "./ListSummary.module.css";

type Outcome = FilledCart["outcomes"][number];
type Props = { list: Collection; outcomes: readonly Outcome[] };

/** What of a list is not in the cart, each with its reason and what to do about it. */
export function LeftOut({ list, outcomes }: Props) {
  const names = new Map(list.items.map(({ card }) => [card.id, card.name]));
  return (
    <ul className={styles.left}>
      {outcomes.map((outcome) => (
        <li key={outcome.id}>
          <strong>{names.get(outcome.id)}</strong>
          <br />
          <Reason outcome={outcome} />
        </li>
      ))}
    </ul>
  );
}

function Reason({ outcome: { reason, added, wanted } }: { outcome: Outcome }) {
  const { t } = useLingui();
  const words: Record<NonNullable<Outcome["reason"]>, ReactNode> = {
    not_sold: t`Ya no se vende.`,
    not_for_sale: t`Solo se vende a empresas habilitadas.`,
    out_of_stock:
      added > 0 ? (
        <Plural value={added} one={`Solo quedaba # de ${wanted}.`} other={`Solo quedaban # de ${wanted}.`} />
      ) : (
        t`No queda ninguno más.`
      ),
    fit_unconfirmed: t`Antes tienes que confirmar que encaja: pulsa «Añadir» en su línea.`,
    too_many: t`El carrito admite un máximo de 99 unidades de cada artículo.`,
    cart_full: t`El carrito está lleno.`,
  };
  return reason ? <span>{words[reason]}</span> : null;
}

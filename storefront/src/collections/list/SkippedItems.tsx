import { Plural, useLingui } from "@lingui/react/macro";
import type { FilledCart } from "@recambia/contract/collections/schemas";
import type { ReactNode } from "react";
import { nameWithNumber } from "../../lib/texts/name-with-number.ts";
import styles from "./ListSummary.module.css";

type Outcome = FilledCart["outcomes"][number];
/** What is told of an item; a kit has no part number. */
type Card = { id: string; name: string; part_number?: string; fit: { answer: string } };

type Props = { list: { items: readonly { card: Card }[] }; outcomes: readonly Outcome[] };

/** Items that were not added to the cart, each with its reason and what to do. */
export function SkippedItems({ list, outcomes }: Props) {
  const cards = new Map(list.items.map(({ card }) => [card.id, card]));
  return (
    <ul className={styles.left}>
      {outcomes.map((outcome) => {
        const card = cards.get(outcome.id);
        return (
          <li key={outcome.id}>
            <strong>{card ? nameWithNumber(card) : null}</strong>
            <br />
            <Reason outcome={outcome} fitsNot={card?.fit.answer === "does_not_fit"} />
          </li>
        );
      })}
    </ul>
  );
}

type ReasonProps = {
  outcome: Outcome;
  /** It is made for other vehicles than the one it would be for. */
  fitsNot: boolean;
};

function Reason({ outcome: { reason, added, wanted }, fitsNot }: ReasonProps) {
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
    fit_unconfirmed: fitsNot
      ? t`No encaja en tu vehículo. Si lo quieres igualmente, pulsa «Añadir» en su línea.`
      : t`Antes tienes que confirmar que encaja: pulsa «Añadir» en su línea.`,
    too_many: t`El carrito admite un máximo de 99 unidades de cada artículo.`,
    cart_full: t`El carrito está lleno.`,
  };
  return reason ? <span>{words[reason]}</span> : null;
}

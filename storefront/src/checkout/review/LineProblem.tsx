import { useLingui } from "@lingui/react/macro";
import type { CartLine } from "@recambia/contract/cart/schemas";
import type { Quote, QuoteProblem } from "@recambia/contract/checkout/schemas";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import {
  cartQuery,
  isTakenByOthers,
  useCartActions,
  useCartContext,
  useShortageText,
} from "../../cart/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { setChoices } from "../choices.ts";
import styles from "./LineProblem.module.css";

type Props = {
  problem: QuoteProblem;
  line: Quote["lines"][number];
  quote: Quote;
  /** Called when a solution is chosen. */
  onPutRight(): void;
};

/** A line's problem with one-press solutions. */
export function LineProblem({ problem, line, quote, onPutRight }: Props) {
  const { t } = useLingui();
  const actions = useCartActions();
  const cart = useQuery({ ...cartQuery(useCartContext()), enabled: false }).data;
  const inCart = cart?.lines.find(({ id }) => id === line.cart_line_id);
  const words = useWords(quote, inCart);
  const left = problem.available ?? 0;
  const mark = problem.problem;
  const act = (change: (known: CartLine) => void) => () => {
    if (!inCart) return;
    onPutRight();
    change(inCart);
  };
  return (
    <div className={styles.problem}>
      <CircleAlert size={20} aria-hidden="true" />
      <p className={styles.text}>{words(problem)}</p>
      {mark === "out_of_stock" && left > 0 ? (
        <Button look="quiet" onClick={act((known) => actions.setQuantity(known, left))}>
          {t`Dejar ${left}`}
        </Button>
      ) : null}
      {mark === "fit_unconfirmed" ? (
        <Button look="quiet" onClick={act((known) => void actions.confirmFit(known))}>
          {t`Sí, lo he comprobado`}
        </Button>
      ) : null}
      {mark === "not_shippable" ? (
        <Button look="quiet" onClick={act(() => setChoices({ shippingMethod: "pickup" }))}>
          {t`Recogerlo en la tienda`}
        </Button>
      ) : null}
      <Button look="quiet" onClick={act((known) => actions.setQuantity(known, 0))}>
        {t`Quitarlo`}
      </Button>
    </div>
  );
}

function useWords(quote: Quote, inCart: CartLine | undefined): (problem: QuoteProblem) => string {
  const { t } = useLingui();
  const shortageText = useShortageText();
  return ({ problem, available }) => {
    switch (problem) {
      case "out_of_stock":
        return shortageText({
          available: available ?? 0,
          isInCart: inCart !== undefined && isTakenByOthers(inCart, available ?? 0),
        });
      case "fit_unconfirmed":
        return t`Antes de pedirlo, comprueba que encaja en tu vehículo.`;
      case "not_shippable":
        return quote.zone === "cuba"
          ? t`No puede viajar en avión, y a Cuba no hay otra forma.`
          : t`No se puede enviar así a esta dirección.`;
      default:
        return t`Solo se vende a empresas habilitadas.`;
    }
  };
}

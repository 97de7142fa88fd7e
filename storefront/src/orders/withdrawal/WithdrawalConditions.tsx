import { Trans, useLingui } from "@lingui/react/macro";
import { withdrawalDays } from "@recambia/contract/shop/legal";
import { Link } from "react-router";
import { useShop } from "../../lib/page/page-frame.tsx";
import styles from "./WithdrawalConditions.module.css";
import type { WithdrawableLine } from "./withdrawable-lines.ts";

type Props = {
  /** Lines to withdraw from; without them, the conditions cover any order. */
  lines?: readonly WithdrawableLine[];
};

/** Consequences of a withdrawal: returning the goods, its cost, the refund (consumer code art. 107, 108). */
export function WithdrawalConditions({ lines }: Props) {
  const { t } = useLingui();
  const isAnySent = lines?.some(({ sent_quantity: sent }) => sent > 0) ?? true;
  const isAnyUnsent = lines?.some((line) => line.withdrawable_quantity > line.sent_quantity) ?? true;
  const { municipality } = useShop().address;
  return (
    <ul className={styles.conditions}>
      {isAnyUnsent ? (
        <li>{t`Lo que aún no ha salido no tienes que devolverlo. Si ya lo habías pagado, te lo reembolsamos.`}</li>
      ) : null}
      {isAnySent ? (
        <li>
          {t`Tienes ${withdrawalDays} días para enviarnos los artículos o traerlos a la tienda de ${municipality}. El transporte de vuelta lo pagas tú; en la tienda no cuesta nada.`}
        </li>
      ) : null}
      {isAnySent ? (
        <li>
          {t`Te reembolsamos en ${withdrawalDays} días como máximo, con la misma forma de pago. Podemos esperar a recibir los artículos o la prueba de que los has enviado.`}
        </li>
      ) : null}
      <li>
        <Trans>
          No tienes que decir por qué.{" "}
          <Link to="/returns-and-exchanges#withdrawal">Todas las condiciones</Link>
        </Trans>
      </li>
    </ul>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { withdrawalDays } from "@recambia/contract/legal";
import { Link } from "react-router";
import { useShop } from "../lib/page-frame.tsx";
import styles from "./WithdrawalConditions.module.css";

/** What follows from withdrawing: the way back, who pays it, the money (consumer code art. 107, 108). */
export function WithdrawalConditions() {
  const { t } = useLingui();
  const { municipality } = useShop().address;
  return (
    <ul className={styles.conditions}>
      <li>
        {t`Tienes ${withdrawalDays} días para enviarnos los artículos o traerlos a la tienda de ${municipality}. El transporte de vuelta lo pagas tú; en la tienda no cuesta nada.`}
      </li>
      <li>
        {t`Te reembolsamos en ${withdrawalDays} días como máximo, con la misma forma de pago. Podemos esperar a recibir los artículos o la prueba de que los has enviado.`}
      </li>
      <li>
        <Trans>
          No tienes que decir por qué.{" "}
          <Link to="/returns-and-exchanges#withdrawal">Todas las condiciones</Link>
        </Trans>
      </li>
    </ul>
  );
}

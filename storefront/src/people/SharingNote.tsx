import { useLingui } from "@lingui/react/macro";
import { Check, Lock } from "lucide-react";
import styles from "./People.module.css";

/** Explains what the people of one account share, and what stays private. */
export function SharingNote() {
  const { t } = useLingui();
  const shared = [
    t`Los pedidos y sus facturas, también los de antes.`,
    t`Las direcciones de envío.`,
    t`Quién más está en la cuenta.`,
  ];
  const kept = [t`Tu contraseña y tu perfil.`, t`Tu carrito y tus favoritos.`];
  return (
    <>
      <h3>{t`Compartís`}</h3>
      <ul className={`${styles.shares} ${styles.shared}`}>
        {shared.map((thing) => (
          <li key={thing}>
            <Check aria-hidden="true" />
            {thing}
          </li>
        ))}
      </ul>
      <h3>{t`Sigue siendo de cada cual`}</h3>
      <ul className={`${styles.shares} ${styles.kept}`}>
        {kept.map((thing) => (
          <li key={thing}>
            <Lock aria-hidden="true" />
            {thing}
          </li>
        ))}
      </ul>
    </>
  );
}

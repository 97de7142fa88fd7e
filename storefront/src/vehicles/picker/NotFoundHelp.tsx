import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useShop } from "../../lib/page/page-frame.tsx";
import styles from "./NotFoundHelp.module.css";

/** When a vehicle is in no list: how to reach the shop (specification §8). */
export function NotFoundHelp() {
  const { phone, email } = useShop();
  return (
    <aside className={styles.help}>
      <h3>
        <Trans>¿No encuentras tu vehículo?</Trans>
      </h3>
      <p>
        <Trans>Contacta con la tienda y mándanos una foto de los papeles: te decimos qué le va.</Trans>
      </p>
      <p className={styles.ways}>
        <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
        <Link to="/contact-us">
          <Trans>Escríbenos</Trans>
        </Link>
      </p>
    </aside>
  );
}

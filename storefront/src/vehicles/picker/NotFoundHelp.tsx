import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router";
import { useShop } from "../../lib/page/page-frame.tsx";
import { contactFormPath } from "../../support/index.ts";
import styles from "./NotFoundHelp.module.css";

/** When a vehicle is in no list: how to reach the shop (specification §8). */
export function NotFoundHelp() {
  const { t } = useLingui();
  const { phone, email } = useShop();
  const { pathname, search } = useLocation();
  return (
    <aside className={styles.help}>
      <h3>
        <Trans>¿No encuentras tu vehículo?</Trans>
      </h3>
      <p>
        <Trans>Escríbenos con los datos de los papeles y te decimos qué le va.</Trans>
      </p>
      <p className={styles.ways}>
        <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
        <Link
          to={contactFormPath({ from: `${pathname}${search}` })}
          state={{ subject: t`Mi coche no está en la lista` }}
        >
          <Trans>Escríbenos</Trans>
        </Link>
      </p>
    </aside>
  );
}

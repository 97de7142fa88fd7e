import { useLingui } from "@lingui/react/macro";
import { NavLink } from "react-router";
import styles from "./CatalogueLinks.module.css";

/** Links to the catalogue at every width. Offers and combos are left out where the bottom navigation has them. */
export function CatalogueLinks() {
  const { t } = useLingui();
  return (
    <nav className={styles.links} aria-label={t`Catálogo`}>
      <NavLink to="/categories">{t`Categorías`}</NavLink>
      <NavLink to="/brands">{t`Marcas`}</NavLink>
      <NavLink to="/offer-list" className={styles.wideOnly ?? ""}>{t`Ofertas`}</NavLink>
      <NavLink to="/kit-list" className={styles.wideOnly ?? ""}>{t`Combos`}</NavLink>
      <NavLink to="/tools">{t`Herramientas`}</NavLink>
    </nav>
  );
}

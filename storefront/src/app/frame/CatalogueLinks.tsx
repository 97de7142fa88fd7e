import { useLingui } from "@lingui/react/macro";
import { NavLink } from "react-router";
import styles from "./CatalogueLinks.module.css";

/**
 * Links to the catalogue at every width. Offers and combos are left out where the bottom navigation has them.
 *
 * @param hasSearch whether a link to the search is among them, where the page's bar has no search field.
 */
export function CatalogueLinks({ hasSearch = false }: { hasSearch?: boolean }) {
  const { t } = useLingui();
  return (
    <nav className={styles.links} aria-label={t`Catálogo`}>
      {hasSearch ? (
        <NavLink to="/products" end>
          {t`Buscar`}
        </NavLink>
      ) : null}
      <NavLink to="/categories">{t`Categorías`}</NavLink>
      <NavLink to="/brands">{t`Marcas`}</NavLink>
      <NavLink to="/offer-list" className={styles.wideOnly ?? ""}>{t`Ofertas`}</NavLink>
      <NavLink to="/kit-list" className={styles.wideOnly ?? ""}>{t`Combos`}</NavLink>
      <NavLink to="/tools">{t`Herramientas`}</NavLink>
    </nav>
  );
}

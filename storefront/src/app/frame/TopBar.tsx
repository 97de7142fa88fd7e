import { useLingui } from "@lingui/react/macro";
import { CircleUserRound, ShoppingCart } from "lucide-react";
import { Link } from "react-router";
import { CartBadge } from "../../cart/index.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { SearchField } from "../../search/index.ts";
import { useIsAuthenticated } from "../../session/index.ts";
import { iconButtonClass } from "../../ui/actions/IconButton.tsx";
import { LogoMark } from "../../ui/marks/LogoMark.tsx";
import { VehicleBar } from "../../vehicles/index.ts";
import { CatalogueLinks } from "./CatalogueLinks.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";
import styles from "./TopBar.module.css";

/**
 * Name, catalogue, search, language, theme, cart and profile, with the vehicle below. On phones, cart and profile
 * are in the bottom navigation instead (specification §2).
 *
 * @param isBare leaves out catalogue, search and vehicle.
 */
export function TopBar({ isBare }: { isBare: boolean }) {
  const { t } = useLingui();
  const shop = useShop();
  const tagline = shop.tagline[useLocale()];
  const isAuthenticated = useIsAuthenticated();
  return (
    <header className={isBare ? `${styles.header} ${styles.bare}` : styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <LogoMark size={38} />
          <span>
            <span className={styles.name}>{shop.name}</span>
            <span className={styles.tagline}>{tagline}</span>
          </span>
        </Link>
        {isBare ? null : (
          <>
            <div className={styles.links}>
              <CatalogueLinks />
            </div>
            <div className={styles.search}>
              <SearchField />
            </div>
          </>
        )}
        <div className={styles.controls}>
          <LanguageMenu />
          <ThemeToggle />
          <Link to="/shopping-cart" className={`${iconButtonClass} ${styles.wideOnly}`} title={t`Carrito`}>
            <ShoppingCart aria-label={t`Carrito`} role="img" />
            <CartBadge shape="count" />
          </Link>
          <Link
            to={isAuthenticated ? "/profile" : "/sign-in"}
            className={`${iconButtonClass} ${styles.wideOnly}`}
            title={t`Mi cuenta`}
          >
            <CircleUserRound aria-label={t`Mi cuenta`} role="img" />
          </Link>
        </div>
      </div>
      {isBare ? null : (
        <div className={styles.vehicle}>
          <VehicleBar />
        </div>
      )}
    </header>
  );
}

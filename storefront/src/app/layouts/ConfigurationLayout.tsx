import { useLingui } from "@lingui/react/macro";
import { LogOut, ShoppingCart } from "lucide-react";
import { Link, Outlet } from "react-router";
import { useLogOut } from "../../account/index.ts";
import { CartBadge } from "../../cart/index.ts";
import { SearchField } from "../../search/index.ts";
import { IconButton, iconButtonClass } from "../../ui/actions/IconButton.tsx";
import { LogoMark } from "../../ui/marks/LogoMark.tsx";
import { BottomNavigation } from "../frame/BottomNavigation.tsx";
import { CatalogueLinks } from "../frame/CatalogueLinks.tsx";
import { Footer } from "../frame/Footer.tsx";
import { SkipLink } from "../frame/SkipLink.tsx";
import styles from "./layouts.module.css";

/** Account area: title, cart and logout, the catalogue with its search, content, then bottom navigation or footer. */
export function ConfigurationLayout() {
  const { t } = useLingui();
  const { isLeaving, leave } = useLogOut();

  return (
    <>
      <SkipLink />
      <header className={styles.accountBar}>
        <Link to="/" className={styles.home} aria-label={t`Ir al inicio`}>
          <LogoMark size={36} />
        </Link>
        <p className={styles.accountTitle}>{t`Mi cuenta`}</p>
        <Link to="/shopping-cart" className={`${iconButtonClass} ${styles.cart}`} title={t`Carrito`}>
          <ShoppingCart aria-label={t`Carrito`} role="img" />
          <CartBadge shape="count" />
        </Link>
        <IconButton
          label={t`Cerrar sesión`}
          icon={<LogOut aria-hidden="true" />}
          isLoading={isLeaving}
          onClick={leave}
        />
      </header>
      <div className={styles.accountLinks}>
        <CatalogueLinks />
        <SearchField />
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <div className={styles.wideFooter}>
        <Footer />
      </div>
      <BottomNavigation />
    </>
  );
}

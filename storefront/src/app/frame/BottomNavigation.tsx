import { useLingui } from "@lingui/react/macro";
import { BadgePercent, CircleUserRound, House, Package, ShoppingCart } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { CartBadge } from "../../cart/index.ts";
import { useCurrentUser } from "../../session/index.ts";
import styles from "./BottomNavigation.module.css";

/** The five tabs of phones and of windows too narrow for the top links (specification §2). */
export function BottomNavigation() {
  const { t } = useLingui();
  const picture = useCurrentUser()?.profile.picture;
  return (
    <nav className={styles.bar} aria-label={t`Navegación principal`}>
      <Tab to="/" label={t`Inicio`} icon={<House aria-hidden="true" />} />
      <Tab to="/offer-list" label={t`Ofertas`} icon={<BadgePercent aria-hidden="true" />} />
      <Tab
        to="/shopping-cart"
        label={t`Carrito`}
        icon={
          <>
            <ShoppingCart aria-hidden="true" />
            <CartBadge shape="dot" />
          </>
        }
      />
      <Tab to="/kit-list" label={t`Combos`} icon={<Package aria-hidden="true" />} />
      <Tab
        to="/profile"
        label={t`Perfil`}
        icon={
          picture ? (
            <img src={picture} alt="" width={26} height={26} className={styles.avatar} />
          ) : (
            <CircleUserRound aria-hidden="true" />
          )
        }
      />
    </nav>
  );
}

function Tab({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <NavLink to={to} end={to === "/"} className={styles.tab ?? ""}>
      <span className={styles.icon}>{icon}</span>
      {label}
    </NavLink>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import { guaranteeYears, withdrawalDays } from "@recambia/contract/shop/legal";
import { findRate } from "@recambia/contract/shop/shipping";
import { BadgeCheck, ShieldCheck, Store, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useShop } from "../../lib/page/page-frame.tsx";
import styles from "./LandingScreen.module.css";

/** Who the shop is and what it promises, in four lines. */
export function ShopPromises() {
  const { t } = useLingui();
  const { shipping, phone } = useShop();
  const freeFrom = findRate(shipping, "peninsula", "standard")?.free_from_cents ?? null;
  const amount = formatCents(freeFrom ?? 0);
  return (
    <ul className={styles.promises}>
      <Promised icon={<BadgeCheck />} to="/who-we-are">
        {t`Cada recambio dice si encaja en tu coche`}
      </Promised>
      <Promised icon={<Truck />} to="/returns-and-exchanges#shipping">
        {freeFrom === null
          ? t`Envíos a la Península y Baleares`
          : t`Envío gratis a la Península desde ${amount}`}
      </Promised>
      <Promised icon={<ShieldCheck />} to="/returns-and-exchanges">
        <Trans>
          Por ley: {withdrawalDays} días para desistir y {guaranteeYears} años de garantía
        </Trans>
      </Promised>
      <Promised icon={<Store />} to="/contact-us">
        {t`Tienda en Madrid: ${phone}`}
      </Promised>
    </ul>
  );
}

function Promised({ icon, to, children }: { icon: ReactNode; to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={styles.promise}>
        <span aria-hidden="true">{icon}</span>
        {children}
      </Link>
    </li>
  );
}

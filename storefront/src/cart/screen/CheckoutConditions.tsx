import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatList } from "@recambia/contract/locale";
import { type DeliveryArea, deliveryAreas, type PaymentMeans } from "@recambia/contract/shop/schemas";
import { CreditCard, Truck } from "lucide-react";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";

import styles from "./CheckoutConditions.module.css";

const areaNames = {
  peninsula: [msg`la Península`],
  balearic: [msg`Baleares`],
  canary: [msg`Canarias`],
  ceuta_melilla: [msg`Ceuta`, msg`Melilla`],
  cuba: [msg`Cuba`],
} as const satisfies Record<DeliveryArea, unknown>;

const meansNames = {
  transfer: msg`transferencia bancaria`,
  card: msg`tarjeta`,
  bizum: msg`Bizum`,
} as const satisfies Record<PaymentMeans, unknown>;

/**
 * Delivery restrictions and accepted payment methods, shown before the order process begins (consumer code
 * art. 98.3).
 */
export function CheckoutConditions() {
  const { t } = useLingui();
  const { address } = useShop();
  const { served, unserved, means } = useConditionTexts();
  const { municipality } = address;
  return (
    <ul className={styles.conditions}>
      <li>
        <Truck size={20} aria-hidden="true" />
        <div>
          <p>{t`Enviamos a ${served}, o lo recoges en la tienda de ${municipality}. El coste del envío lo ves antes de pagar.`}</p>
          {unserved ? <p>{t`Por ahora quedan fuera ${unserved}.`}</p> : null}
        </div>
      </li>
      <li>
        <CreditCard size={20} aria-hidden="true" />
        <p>{t`Puedes pagar con ${means}.`}</p>
      </li>
    </ul>
  );
}

/** Returns delivery areas, excluded areas and payment methods as lists in the page's language. */
export function useConditionTexts(): { served: string; unserved: string; means: string } {
  const { i18n } = useLingui();
  const locale = useLocale();
  const shop = useShop();
  const areas = (isServed: boolean) =>
    deliveryAreas
      .filter((area) => shop.delivery_areas.includes(area) === isServed)
      .flatMap((area) => areaNames[area].map((name) => i18n._(name)));
  return {
    served: formatList(areas(true), locale, "and"),
    unserved: formatList(areas(false), locale, "and"),
    means: formatList(
      shop.payment_means.map((one) => i18n._(meansNames[one])),
      locale,
      "or",
    ),
  };
}

import { Trans } from "@lingui/react/macro";
import type { Stock } from "@recambia/contract/catalogue/card";
import { peninsulaDeliveryDay } from "@recambia/contract/shop/delivery";
import { useHydrated } from "../../lib/loading/use-hydrated.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { formatShortDay } from "../../lib/texts/format.ts";
import styles from "../product/ProductScreen.module.css";

/** Delivery day for an order placed now. Not rendered on the server, because cached pages would show an old day. */
export function DeliveryDay({ stock }: { stock: Stock }) {
  const shop = useShop();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const isoDay = peninsulaDeliveryDay(new Date(), shop);
  if (stock.state === "out_of_stock" || isoDay === null) return null;
  const day = isHydrated ? formatShortDay(isoDay, locale) : null;
  return (
    <span className={styles.delivery}>
      {day ? (
        <Trans>
          En la Península: te llega el <strong>{day}</strong>
        </Trans>
      ) : null}
    </span>
  );
}

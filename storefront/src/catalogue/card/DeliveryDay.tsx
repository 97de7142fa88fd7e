import { Trans } from "@lingui/react/macro";
import type { Stock } from "@recambia/contract/catalogue/card";
import { deliveryDay } from "@recambia/contract/shop/delivery";
import { findRate } from "@recambia/contract/shop/shipping";
import { useHydrated } from "../../lib/loading/use-hydrated.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { formatShortDay } from "../../lib/texts/format.ts";
import styles from "../product/ProductScreen.module.css";

/** Delivery day for an order placed now. Not rendered on the server, because cached pages would show an old day. */
export function DeliveryDay({ stock }: { stock: Stock }) {
  const shop = useShop();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const rate = findRate(shop.shipping, "peninsula", "standard");
  if (stock.state === "out_of_stock" || !rate) return null;
  const terms = { cutoffHour: shop.dispatch_cutoff_hour, transitDays: rate.transit_days };
  const day = isHydrated ? formatShortDay(`${deliveryDay(new Date(), terms)}T12:00:00Z`, locale) : null;
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

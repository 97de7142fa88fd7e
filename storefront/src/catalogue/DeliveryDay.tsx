import { Trans } from "@lingui/react/macro";
import type { Stock } from "@recambia/contract/catalogue";
import { deliveryDay } from "@recambia/contract/delivery";
import { findRate } from "@recambia/contract/shop/shipping";
import { formatShortDay } from "../lib/format.ts";
import { useLocale, useShop } from "../lib/page-frame.tsx";
import { useHydrated } from "../lib/use-hydrated.ts";
import styles from "./ProductScreen.module.css";

/** The day it arrives when ordered now. The server's page leaves its place free: it must not age. */
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

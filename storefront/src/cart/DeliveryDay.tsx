import { Trans } from "@lingui/react/macro";
import { peninsulaDeliveryDay } from "@recambia/contract/shop/delivery";
import { useShopAheadMs } from "../lib/http/shop-time.ts";
import { useHydrated } from "../lib/loading/use-hydrated.ts";
import { useLocale, useShop } from "../lib/page/page-frame.tsx";
import { formatShortDay } from "../lib/texts/format.ts";

/**
 * Says when an order placed now arrives in the peninsula; nothing where the shop does not deliver there. The server renders
 * an empty row, because cached pages would show an old day. The day is that of the shop's clock once it has answered.
 */
export function DeliveryDay({ className }: { className: string | undefined }) {
  const shop = useShop();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const isoDay = peninsulaDeliveryDay(new Date(Date.now() + useShopAheadMs()), shop);
  if (isoDay === null) return null;
  const day = formatShortDay(isoDay, locale);
  return (
    <p className={className}>
      {isHydrated ? (
        <Trans>
          En la Península: te llega el <strong>{day}</strong>
        </Trans>
      ) : null}
    </p>
  );
}

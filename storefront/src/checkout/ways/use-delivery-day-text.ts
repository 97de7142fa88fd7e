import { useLingui } from "@lingui/react/macro";
import type { ShippingOption } from "@recambia/contract/checkout/schemas";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatShortDay } from "../../lib/texts/format.ts";

type Arriving = Pick<ShippingOption, "method" | "delivery_day">;

/** Returns when a parcel arrives or can be picked up: `Te llega el mar, 24 nov`. */
export function useDeliveryDayText(): (option: Arriving) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ method, delivery_day }) => {
    const day = formatShortDay(delivery_day, locale);
    return method === "pickup" ? t`Listo para recoger el ${day}` : t`Te llega el ${day}`;
  };
}

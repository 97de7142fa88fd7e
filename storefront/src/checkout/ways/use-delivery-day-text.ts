import { useLingui } from "@lingui/react/macro";
import type { Quote, ShippingOption } from "@recambia/contract/checkout/schemas";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatShortDay } from "../../lib/texts/format.ts";

type Arriving = Pick<ShippingOption, "method" | "delivery_day">;

/**
 * Returns when a parcel arrives or can be picked up: `Te llega el mar, 24 nov`. The day counts from the payment, which a
 * transfer leaves to the shopper.
 */
export function useDeliveryDayText({
  payment_method: payment,
}: Pick<Quote, "payment_method">): (option: Arriving) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ method, delivery_day }) => {
    const day = formatShortDay(delivery_day, locale);
    if (payment === "transfer") {
      return method === "pickup"
        ? t`Listo para recoger el ${day} si pagas hoy`
        : t`Te llega el ${day} si pagas hoy`;
    }
    return method === "pickup" ? t`Listo para recoger el ${day}` : t`Te llega el ${day}`;
  };
}

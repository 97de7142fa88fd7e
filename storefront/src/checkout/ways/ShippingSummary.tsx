import { useLingui } from "@lingui/react/macro";
import type { Quote } from "@recambia/contract/checkout/schemas";
import { formatCents } from "@recambia/contract/money";
import { chosenShippingOption } from "../review/quote-changes.ts";
import { useDeliveryDayText } from "./use-delivery-day-text.ts";
import { useShippingNames } from "./use-method-names.ts";

/** Shows the shipping option with its price and day. */
export function ShippingSummary({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const names = useShippingNames();
  const dayWords = useDeliveryDayText(quote);
  const way = chosenShippingOption(quote);
  if (!way) return null;
  const price = way.cents === 0 ? t`Gratis` : formatCents(way.cents);
  return <p>{[names[way.method], price, dayWords(way)].join(" · ")}</p>;
}

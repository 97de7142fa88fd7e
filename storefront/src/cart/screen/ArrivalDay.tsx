import { Trans } from "@lingui/react/macro";
import type { CartLine } from "@recambia/contract/cart/schemas";
import { peninsulaDeliveryDay } from "@recambia/contract/shop/delivery";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { formatShortDay } from "../../lib/texts/format.ts";
import styles from "./CartSummary.module.css";
import { isBlocked } from "./lines/line-advice.ts";

type Props = { lines: readonly Pick<CartLine, "available" | "quantity">[] };

/** When a cart that is ordered now arrives; nothing while it cannot be ordered. */
export function ArrivalDay({ lines }: Props) {
  const locale = useLocale();
  const isoDay = peninsulaDeliveryDay(new Date(), useShop());
  if (isoDay === null || lines.some(isBlocked)) return null;
  const day = formatShortDay(isoDay, locale);
  return (
    <p className={styles.arrival}>
      <Trans>
        En la Península: te llega el <strong>{day}</strong>
      </Trans>
    </p>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { Price } from "@recambia/contract/catalogue/card";
import { lastMadridDay } from "@recambia/contract/madrid-time";
import { formatCents } from "@recambia/contract/money";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatShortDay } from "../../lib/texts/format.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./PriceTag.module.css";

/**
 * Price with the legally required details: VAT included, lowest price of the 30 days before a reduction, end
 * of the reduction, price per litre, kilo or metre, core deposit.
 */
export function PriceTag({ price, size = "small" }: { price: Price; size?: "small" | "large" }) {
  const { t } = useLingui();
  const { offer } = price;
  const percent = offer?.percent;
  const classes = [styles.price, size === "large" && styles.large, offer && styles.offer];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <div className={styles.line}>
        <span className={styles.amount}>{formatCents(price.cents)}</span>
        <SoldAs soldAs={price.sold_as} />
        {offer ? <Badge tone="fits">{t`−${percent} %`}</Badge> : null}
      </div>
      {offer ? <OfferNote offer={offer} /> : null}
      <span className={styles.note}>
        {t`IVA incluido`}
        {price.unit_price ? ` · ${formatCents(price.unit_price.cents)}/${price.unit_price.unit}` : null}
      </span>
      {price.core_deposit_cents === null ? null : (
        <span className={styles.note}>
          {t`+ ${formatCents(price.core_deposit_cents)} de casco (depósito por tu pieza vieja, se devuelve)`}
        </span>
      )}
    </div>
  );
}

function SoldAs({ soldAs }: { soldAs: Price["sold_as"] }) {
  const { t } = useLingui();
  const words = { piece: t`por unidad`, pair: t`la pareja`, set: t`el juego` };
  return <span className={styles.note}>{words[soldAs]}</span>;
}

function OfferNote({ offer }: { offer: NonNullable<Price["offer"]> }) {
  const { t } = useLingui();
  const locale = useLocale();
  const previous = formatCents(offer.previous_cents);
  const until = formatShortDay(lastMadridDay(new Date(offer.ends_at)), locale);
  return (
    <span className={styles.note}>
      <VisuallyHidden>{t`Precio más bajo de los 30 días anteriores:`} </VisuallyHidden>
      <s className={styles.previous}>{previous}</s> {t`mínimo de 30 días · hasta el ${until}`}
    </span>
  );
}

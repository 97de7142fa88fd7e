import { Trans, useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import type { ShippingRate } from "@recambia/contract/shop/shipping";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import styles from "./DeliveryPrices.module.css";
import { areaName } from "./shop-words.ts";

/** All delivery prices of the shop's configuration: one table for each area and method. */
export function DeliveryPrices() {
  const { shipping, delivery_areas } = useShop();
  const rates = shipping.rates.filter(({ area }) => delivery_areas.includes(area));
  return (
    <div className={styles.rates}>
      {rates.map((rate) => (
        <RateTable key={`${rate.area} ${rate.method}`} rate={rate} />
      ))}
    </div>
  );
}

function RateTable({ rate }: { rate: ShippingRate }) {
  const { t } = useLingui();
  const locale = useLocale();
  const methods = { standard: t`Envío estándar`, express: t`Envío urgente` };
  const area = areaName(rate.area, locale);
  const method = methods[rate.method];
  const days = rate.transit_days;
  const freeFrom = rate.free_from_cents === null ? null : formatCents(rate.free_from_cents);
  return (
    <table className={styles.table}>
      <caption>
        <Trans>
          {method} a {area}
        </Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t`Peso del paquete`}</th>
          <th scope="col">{t`Precio, IVA incluido`}</th>
        </tr>
      </thead>
      <tbody>
        {rate.steps.map(({ up_to_g, cents }) => {
          const kilos = (up_to_g / 1000).toLocaleString(locale);
          return (
            <tr key={up_to_g}>
              <th scope="row">{t`hasta ${kilos} kg`}</th>
              <td>{formatCents(cents)}</td>
            </tr>
          );
        })}
        {freeFrom ? (
          <tr>
            <th scope="row">{t`artículos desde ${freeFrom}`}</th>
            <td>{t`gratis`}</td>
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{t`Días laborables en camino: ${days}`}</td>
        </tr>
      </tfoot>
    </table>
  );
}

import { useLingui } from "@lingui/react/macro";
import { addressLines } from "@recambia/contract/addresses/address-lines";
import type { Order } from "@recambia/contract/orders/schemas";
import { formatPhone } from "../../../addresses/index.ts";
import { useLocale, useShop } from "../../../lib/page/page-frame.tsx";
import { formatDay } from "../../../lib/texts/format.ts";
import { Panel } from "../../../ui/layout/Panel.tsx";
import styles from "./DeliveryPanel.module.css";

/** Delivery address, as it was when the order was placed, and delivery day. */
export function DeliveryPanel({ order }: { order: Order }) {
  const { t } = useLingui();
  const locale = useLocale();
  const day = formatDay(order.promised_by, locale);
  const isPickup = order.shipping_method === "pickup";
  const methods = {
    standard: t`Envío estándar`,
    express: t`Envío urgente`,
    pickup: t`Recogida en tienda`,
  };
  return (
    <Panel title={isPickup ? t`Recogida` : t`Entrega`} isPrinted>
      <div className={styles.parts}>
        {order.address && !isPickup ? (
          <Place address={order.address} />
        ) : (
          <ShopPlace collector={order.name} />
        )}
        <p className={styles.detail}>
          {methods[order.shipping_method]}
          {" · "}
          {isPickup ? t`listo como muy tarde el ${day}` : t`como muy tarde el ${day}`}
        </p>
        {order.billing ? (
          <p className={styles.detail}>{t`Factura a nombre de ${order.billing.name}`}</p>
        ) : null}
      </div>
    </Panel>
  );
}

function Place({ address }: { address: NonNullable<Order["address"]> }) {
  const lines = [`${address.first_name} ${address.last_name}`, ...addressLines(address)];
  const phone = address.mobile_phone || address.landline_phone;
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {address.description ? <span className={styles.detail}>{address.description}</span> : null}
      {phone ? <span className={styles.detail}>{formatPhone(phone)}</span> : null}
    </address>
  );
}

function ShopPlace({ collector }: { collector: string | undefined }) {
  const { t } = useLingui();
  const { name, address, opening_hours: hours } = useShop();
  const locale = useLocale();
  return (
    <address className={styles.address}>
      <span>{name}</span>
      <span>{address.street}</span>
      <span>{`${address.zip_code} ${address.municipality}`}</span>
      <span className={styles.detail}>{hours[locale]}</span>
      {collector ? <span className={styles.detail}>{t`A nombre de ${collector}`}</span> : null}
    </address>
  );
}

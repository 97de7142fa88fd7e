import { Plural, useLingui } from "@lingui/react/macro";
import type { Order, Parcel } from "@recambia/contract/orders";
import { ExternalLink } from "lucide-react";
import { CopyText, formatMoment, Panel } from "../account/index.ts";
import { useLocale } from "../lib/page-frame.tsx";
import styles from "./ParcelPanel.module.css";

/** What is on its way, with the carrier's tracking. */
export function ParcelPanel({ order }: { order: Order }) {
  const { t } = useLingui();
  const { parcels } = order;
  if (parcels.length === 0 || order.shipping_method === "pickup") return null;
  const count = parcels.length;
  return (
    <Panel title={count > 1 ? t`Seguimiento: ${count} paquetes` : t`Seguimiento`}>
      <ul className={styles.parcels}>
        {parcels.map((parcel) => (
          <ParcelRow key={parcel.id} parcel={parcel} order={order} />
        ))}
      </ul>
    </Panel>
  );
}

function ParcelRow({ parcel, order }: { parcel: Parcel; order: Order }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { carrier, tracking_number: number, tracking_url: address, delivered_at: delivered } = parcel;
  const moment = formatMoment(delivered ?? parcel.shipped_at, locale);
  const pieces = parcel.lines.reduce((sum, line) => sum + line.quantity, 0);
  const names = order.lines
    .filter((line) => parcel.lines.some(({ line_id }) => line_id === line.id))
    .map((line) => line.product.name);
  return (
    <li className={styles.parcel}>
      <div>
        <p className={styles.name}>{delivered ? t`Entregado el ${moment}` : t`Enviado el ${moment}`}</p>
        <p className={styles.detail}>
          <Plural value={pieces} one="# artículo" other="# artículos" />
          {`: ${names.join(" · ")}`}
        </p>
      </div>
      <div className={styles.tracking}>
        <span className={styles.detail}>{carrier}</span>
        {number ? <CopyText text={number} label={t`Copiar el número de seguimiento`} /> : null}
        {address ? (
          <a href={address} className={styles.track} rel="noopener external" target="_blank">
            {t`Seguir el paquete`}
            <ExternalLink size={16} aria-hidden="true" />
          </a>
        ) : null}
      </div>
    </li>
  );
}

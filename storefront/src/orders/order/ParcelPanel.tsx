import { Plural, useLingui } from "@lingui/react/macro";
import type { Order, Parcel } from "@recambia/contract/orders/schemas";
import { ExternalLink } from "lucide-react";
import { formatDateTime } from "../../account/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { CopyText } from "../../ui/copy/CopyText.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import styles from "./ParcelPanel.module.css";

/** Parcels with their state and tracking link. */
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

/** Returns a parcel's state and date. */
function useParcelStatus({ shipped_at, delivered_at, lost_at, came_back_at }: Parcel): string {
  const { t } = useLingui();
  const locale = useLocale();
  const moment = formatDateTime(lost_at ?? came_back_at ?? delivered_at ?? shipped_at, locale);
  if (lost_at) return t`Perdido por el transportista el ${moment}`;
  if (came_back_at) return t`Devuelto a la tienda sin entregar el ${moment}`;
  return delivered_at ? t`Entregado el ${moment}` : t`Enviado el ${moment}`;
}

function ParcelRow({ parcel, order }: { parcel: Parcel; order: Order }) {
  const { t } = useLingui();
  const { carrier, tracking_number: number, tracking_url: address } = parcel;
  const status = useParcelStatus(parcel);
  const pieces = parcel.lines.reduce((sum, line) => sum + line.quantity, 0);
  const names = order.lines
    .filter((line) => parcel.lines.some(({ line_id }) => line_id === line.id))
    .map((line) => line.product.name);
  return (
    <li className={styles.parcel}>
      <div>
        <p className={styles.name}>{status}</p>
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

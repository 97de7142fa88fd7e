import { Plural, useLingui } from "@lingui/react/macro";
import type { Order, Parcel } from "@recambia/contract/orders/schemas";
import { ExternalLink } from "lucide-react";
import { formatDateTime } from "../../../account/index.ts";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { CopyText } from "../../../ui/copy/CopyText.tsx";
import { Panel } from "../../../ui/layout/Panel.tsx";
import { type NamedLine, PieceList } from "../../cancellation/PieceList.tsx";
import styles from "./ParcelPanel.module.css";

type SentOrder = Pick<Order, "parcels" | "shipping_method"> & {
  lines: readonly (NamedLine & { quantity: number })[];
};

/** Parcels with their state and tracking link. */
export function ParcelPanel({ order }: { order: SentOrder }) {
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

const countOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Says what is in the parcel, unless it is the whole order, whose lines follow. */
function ParcelRow({ parcel, order }: { parcel: Parcel; order: SentOrder }) {
  const { t } = useLingui();
  const { carrier, tracking_number: number, tracking_url: address } = parcel;
  const status = useParcelStatus(parcel);
  const pieces = countOf(parcel.lines);
  return (
    <li className={styles.parcel}>
      <div>
        <p className={styles.name}>{status}</p>
        <div className={styles.detail}>
          {pieces === countOf(order.lines) ? (
            <p>
              <Plural value={pieces} one="# artículo" other="# artículos" />
            </p>
          ) : (
            <PieceList pieces={parcel.lines} order={order} />
          )}
        </div>
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

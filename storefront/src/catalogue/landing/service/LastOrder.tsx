import { Trans, useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import * as endpoints from "@recambia/contract/orders/endpoints";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { apiListQuery } from "../../../lib/http/query-client.ts";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { formatDay } from "../../../lib/texts/format.ts";
import styles from "./VehicleShortcuts.module.css";

/** The signed-in person's latest order; nothing without one. */
export function LastOrder() {
  const { t } = useLingui();
  const locale = useLocale();
  const orders = useQuery(apiListQuery(endpoints.listOrders, { query: { per_page: 1 } }));
  const order = orders.data?.data[0];
  if (!order) return null;
  const day = formatDay(order.placed_at, locale);
  const total = formatCents(order.total_cents);
  return (
    <p className={styles.order}>
      <span>
        <Trans>
          Tu último pedido: <strong>{order.number}</strong>, del {day}, {total}
        </Trans>
      </span>
      <Link to={`/orders/${order.id}`}>{t`Ver el pedido`}</Link>
    </p>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { AccountPage } from "../../account/index.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useIsAuthenticated } from "../../session/index.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { ordersQuery } from "../queries.ts";
import { NoOrders } from "./NoOrders.tsx";
import { OrderCardSkeletons, OrderCards } from "./OrderCards.tsx";

/** Number of orders shown here; all of them have a screen of their own. */
const lastOrders = 5;

/** The latest orders, within the account (specification §2, MyOrders). */
function MyOrdersScreen() {
  const { t } = useLingui();
  const orders = useQuery({ ...ordersQuery({ per_page: lastOrders }), enabled: useIsAuthenticated() });
  const total = orders.data?.meta.total ?? 0;
  return (
    <AccountPage title={t`Pedidos`} lead={t`Los últimos: por dónde van, sus facturas y cómo devolver algo.`}>
      {orders.isError && !orders.data ? <QueryFailure query={orders} /> : null}
      {orders.isPending ? <OrderCardSkeletons /> : null}
      {orders.data && total === 0 ? <NoOrders /> : null}
      {orders.data && total > 0 ? (
        <>
          <OrderCards orders={orders.data.data} />
          <div>
            <Link to="/orders" className={buttonClass("quiet")}>
              {total > lastOrders ? t`Ver los ${total} pedidos` : t`Buscar en todos los pedidos`}
            </Link>
          </div>
        </>
      ) : null}
    </AccountPage>
  );
}

export const screen: Screen = { Component: MyOrdersScreen };

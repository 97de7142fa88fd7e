import { Plural, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { acceptedParameters } from "../../lib/http/accepted-parameters.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { useIsAuthenticated } from "../../session/index.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { DroppedParameters } from "../../ui/feedback/DroppedParameters.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { Pagination } from "../../ui/layout/Pagination.tsx";
import { ordersQuery } from "../queries.ts";
import { NoOrders } from "./NoOrders.tsx";
import { OrderCardSkeletons, OrderCards } from "./OrderCards.tsx";
import { OrderFilters } from "./OrderFilters.tsx";
import styles from "./OrdersScreen.module.css";

const parameterNames = ["q", "state", "page"];
const isOrderParameter = (name: string) => parameterNames.includes(name);

/** All orders of the customer, filtered by the URL (specification §2, Orders). */
function OrdersScreen() {
  const { t } = useLingui();
  const [search, change] = useSearchParams();
  const asked = Object.fromEntries(parameterNames.map((name) => [name, search.get(name) ?? ""]));
  const { accepted, dropped } = acceptedParameters(useQueryClient(), ordersQuery, asked);
  const { q = "", state = "" } = accepted;
  const orders = useQuery({
    ...ordersQuery(accepted),
    enabled: useIsAuthenticated(),
    placeholderData: keepPreviousData,
  });
  useHead({ title: t`Tus pedidos`, isPrivate: true });
  const { data: list } = orders;
  const isFiltered = q !== "" || state !== "";
  return (
    <Page width="narrow">
      <header className={styles.header}>
        <h1>{t`Tus pedidos`}</h1>
        <p className={styles.count} role="status">
          {list ? <Plural value={list.meta.total} one="# pedido" other="# pedidos" /> : null}
        </p>
      </header>
      <OrderFilters />
      <DroppedParameters refused={dropped} isKnown={isOrderParameter} search={search} onChange={change} />
      <div className={styles.list}>
        {orders.isError && !list ? <QueryFailure query={orders} /> : null}
        {orders.isPending ? <OrderCardSkeletons /> : null}
        {list?.meta.total === 0 ? isFiltered ? <NoMatches q={q} /> : <NoOrders /> : null}
        {list && list.meta.total > 0 ? (
          <OrderCards orders={list.data} isStale={orders.isPlaceholderData} />
        ) : null}
        {list ? <Pagination page={list.meta.page} pages={list.meta.pages} search={search} /> : null}
      </div>
    </Page>
  );
}

/** Shown when no order matches the filters; offers to remove them. */
function NoMatches({ q }: { q: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<SearchX />}
      title={q ? t`No hay pedidos con «${q}»` : t`No hay pedidos en este estado`}
      actions={
        <Link to="/orders" className={buttonClass("quiet")}>
          {t`Ver todos los pedidos`}
        </Link>
      }
    >
      {t`Busca por el número de pedido, el nombre del artículo o su referencia.`}
    </EmptyState>
  );
}

export const screen: Screen = { Component: OrdersScreen };

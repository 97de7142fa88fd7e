import { Plural, useLingui } from "@lingui/react/macro";
import { formatCents } from "@recambia/contract/money";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import type { Screen } from "../lib/page/screen.ts";
import { useHead } from "../lib/page/use-head.ts";
import { buttonClass } from "../ui/actions/Button.tsx";
import { QueryFailure } from "../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { useAbsentHead } from "../ui/feedback/use-absent-head.ts";
import { Page } from "../ui/layout/Page.tsx";
import { useSelectedVehicle } from "../vehicles/index.ts";
import styles from "./list/CollectionScreen.module.css";
import { ItemRow } from "./list/ItemRow.tsx";
import rows from "./list/ListItems.module.css";
import { sharedListQuery } from "./queries.ts";

/** A shared list, read-only; its items can be added to one's own cart. Not indexed. */
function SharedListScreen() {
  const { t } = useLingui();
  const { token = "" } = useParams();
  const vehicleId = useSelectedVehicle()?.variantId ?? null;
  const list = useQuery({ ...sharedListQuery(token, vehicleId), placeholderData: keepPreviousData });
  useHead(useAbsentHead(list, list.data?.name ?? t`Lista compartida`));
  if (list.isError && !list.data) {
    return (
      <Page>
        <QueryFailure
          level={1}
          query={list}
          elsewhere={
            <Link to="/categories" className={buttonClass()}>
              {t`Ver las categorías`}
            </Link>
          }
        />
      </Page>
    );
  }
  if (!list.data) {
    return (
      <Page>
        <Skeleton className={styles.place} />
      </Page>
    );
  }
  const { name, items, totals, fit_vehicle } = list.data;
  const total = formatCents(totals.total_cents);
  return (
    <Page>
      <header className={styles.header}>
        <p className={styles.detail}>{t`Lista compartida`}</p>
        <h1>{name}</h1>
        <p className={styles.detail}>
          <Plural value={items.length} one="# artículo" other="# artículos" />
          {` · ${t`Total hoy: ${total}, IVA incluido`}`}
        </p>
      </header>
      <ul className={rows.items}>
        {items.map((item) => (
          <li key={item.card.id}>
            <ItemRow item={item} vehicle={fit_vehicle} />
          </li>
        ))}
      </ul>
      {items.length === 0 ? <p>{t`Esta lista está vacía`}</p> : null}
    </Page>
  );
}

export const screen: Screen = { Component: SharedListScreen };

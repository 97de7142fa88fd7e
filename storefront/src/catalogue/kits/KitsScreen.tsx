import { Plural, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Boxes } from "lucide-react";
import { Link } from "react-router";
import { acceptedParameters, loadAccepted } from "../../lib/http/accepted-parameters.ts";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { HydrationBoundary } from "../../lib/loading/HydrationBoundary.tsx";
import { useLocale } from "../../lib/page/page-frame.tsx";
import type { Screen } from "../../lib/page/screen.ts";
import { formatCount } from "../../lib/texts/format-count.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { DroppedParameters } from "../../ui/feedback/DroppedParameters.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { Pagination } from "../../ui/layout/Pagination.tsx";
import { KitCard } from "../card/KitCard.tsx";
import { ProductCardSkeletons } from "../card/ProductCards.tsx";
import { MissingPage } from "../list/empty/MissingPage.tsx";
import { ListHeading } from "../list/ListHeading.tsx";
import { withParameter } from "../list/list-url.ts";
import styles from "../list/ProductList.module.css";
import { useListHead } from "../list/use-list-head.ts";
import { useListUrl } from "../list/use-list-url.ts";
import { ListVehicle } from "../list/vehicle/ListVehicle.tsx";
import { SharedVehicle } from "../list/vehicle/SharedVehicle.tsx";
import { useListVehicle } from "../list/vehicle/use-list-vehicle.ts";
import { kitListQuery } from "../queries.ts";

const eagerCount = 4;

const parameterNames = ["vehicle", "all", "page"];
const isKitListParameter = (name: string) => parameterNames.includes(name);

/** Reads the API parameters of the kit list from the URL. */
function kitParameters(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    parameterNames.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** List of kits (specification §2, KitList). */
function KitsScreen() {
  const { t } = useLingui();
  const [search, change] = useListUrl();
  useListVehicle();
  const { accepted, dropped } = acceptedParameters(useQueryClient(), kitListQuery, kitParameters(search));
  const kits = useQuery({ ...kitListQuery(accepted), placeholderData: keepPreviousData });
  const lead = t`Las piezas que se cambian juntas, en un combo que cuesta menos que por separado.`;
  const meta = kits.data?.meta;
  useListHead({ title: t`Combos`, description: lead }, meta);
  const shown = formatCount(meta?.total ?? 0, useLocale());
  return (
    <Page>
      <ListHeading title={t`Combos`} lead={lead} />
      <div className={styles.main}>
        {meta ? <SharedVehicle about={meta} /> : null}
        {meta?.vehicle ? (
          <ListVehicle vehicle={meta.vehicle} hidden={meta.hidden} search={search} onChange={change} />
        ) : null}
        <DroppedParameters refused={dropped} isKnown={isKitListParameter} search={search} onChange={change} />
        <p
          className={kits.isPlaceholderData ? `${styles.count} ${styles.isStale}` : styles.count}
          role="status"
        >
          {meta ? <Plural value={meta.total} one={`${shown} combo`} other={`${shown} combos`} /> : null}
        </p>
        {kits.isPending ? <ProductCardSkeletons shape="grid" /> : null}
        {hasFailed(kits) ? <QueryFailure query={kits} /> : null}
        {kits.data?.data.length === 0 && kits.data.meta.page > 1 ? (
          <MissingPage icon={<Boxes />} search={search} onChange={change} />
        ) : null}
        {kits.data?.data.length === 0 && kits.data.meta.page === 1 ? (
          <EmptyState
            icon={<Boxes />}
            title={meta?.vehicle ? t`Ningún combo le encaja` : t`Ahora no hay combos`}
            actions={
              meta?.vehicle && meta.hidden > 0 ? (
                <Button
                  onClick={() => change(withParameter(search, "all", "1"))}
                >{t`Ver todos los combos`}</Button>
              ) : (
                <Link to="/categories" className={buttonClass("primary")}>
                  {t`Ver las categorías`}
                </Link>
              )
            }
          />
        ) : null}
        <ul className={kits.isPlaceholderData ? `${styles.grid} ${styles.isStale}` : styles.grid}>
          {kits.data?.data.map((kit, index) => (
            <li key={kit.id}>
              <HydrationBoundary>
                <KitCard kit={kit} vehicle={meta?.vehicle ?? null} isEager={index < eagerCount} />
              </HydrationBoundary>
            </li>
          ))}
        </ul>
        {meta ? <Pagination page={meta.page} pages={meta.pages} search={search} /> : null}
      </div>
    </Page>
  );
}

export const screen: Screen = {
  Component: KitsScreen,
  readsParameter: isKitListParameter,
  tellsUnknown: true,
  load: ({ queryClient, search }) => loadAccepted(queryClient, kitListQuery, kitParameters(search)),
};

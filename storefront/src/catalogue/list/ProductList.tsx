import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { acceptedParameters } from "../../lib/http/accepted-parameters.ts";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { HydrationBoundary } from "../../lib/loading/HydrationBoundary.tsx";
import { useLastKnown } from "../../lib/loading/use-last-known.ts";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import type { PageHead } from "../../lib/page/head.ts";
import { useKeptFocus } from "../../lib/page/use-kept-focus.ts";
import { SearchReadingBar } from "../../search/index.ts";
import { DroppedParameters } from "../../ui/feedback/DroppedParameters.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Pagination } from "../../ui/layout/Pagination.tsx";
import { ProductCardSkeletons, ProductCards } from "../card/ProductCards.tsx";
import { CompareBar } from "../compare/CompareBar.tsx";
import { productPath, toolPath } from "../paths.ts";
import { type ListKind, productListQuery } from "../queries.ts";
import { EmptyList } from "./empty/EmptyList.tsx";
import { ChosenFilters } from "./facets/ChosenFilters.tsx";
import { FacetPanel } from "./facets/FacetPanel.tsx";
import { orderFacets } from "./facets/order-facets.ts";
import { isNarrowed } from "./is-narrowed.ts";
import { ListCount } from "./ListCount.tsx";
import { ListToolbar } from "./ListToolbar.tsx";
import { type ListShape, useListShape } from "./list-shape.ts";
import {
  apiParameters,
  isInUrl,
  isListParameter,
  overridden,
  queryParameterName,
  withParameter,
} from "./list-url.ts";
import styles from "./ProductList.module.css";
import { spokenFilters, withoutChip } from "./spoken-filters.ts";
import { useListHead } from "./use-list-head.ts";
import { useListUrl } from "./use-list-url.ts";
import { ListVehicle } from "./vehicle/ListVehicle.tsx";
import { SharedVehicle } from "./vehicle/SharedVehicle.tsx";

const loadFilters = () => import("./facets/FacetSheet.tsx");

type Props = {
  /** Head of the page; null while the screen sets its own. */
  head: PageHead | null;
  kind?: ListKind;
  /** Parameters that the screen determines, such as its brand or subcategory. */
  fixed?: Record<string, string>;
  /** Rows for parts that differ by their dimensions. */
  suitedShape?: ListShape;
  /** Text for a list that is empty without filters. */
  emptyText: string;
};

/** A list of products with filters; the URL holds its whole state. */
export function ProductList({ head, kind = "products", fixed = {}, suitedShape = "grid", emptyText }: Props) {
  const { t } = useLingui();
  const [search, change] = useListUrl();
  const [shape, setShape] = useListShape(suitedShape);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const keepFocus = useKeptFocus();
  const closeSheet = () => setIsSheetOpen(false);
  const filters = useOnDemand(isSheetOpen, loadFilters, closeSheet);
  const query = (parameters: Record<string, string>) => productListQuery(kind, parameters);
  const { accepted, dropped } = acceptedParameters(useQueryClient(), query, apiParameters(search, fixed));
  const list = useQuery({
    ...query(accepted),
    placeholderData: keepPreviousData,
  });
  const isFailed = hasFailed(list);
  const meta = list.data?.meta;
  // The filters outlast a list that fails: they may have caused it, and something may be typed in them. Those of another
  // list are shown only while this one loads.
  const own = useLastKnown(list.isPlaceholderData ? undefined : meta, JSON.stringify([kind, fixed]));
  const known = meta ?? own;
  useListHead(head, meta);
  const facets = orderFacets(
    known?.facets.filter(({ key }) => !(key in fixed)) ?? [],
    known?.vehicle ? "vehicle" : "measures",
  );
  const spoken = spokenFilters(search, facets, meta?.search ?? null);
  const filtering = {
    facets,
    search: spoken.shown,
    onChange: (next: URLSearchParams) => change(spoken.settle(next)),
  };

  /** The chips of a search name the vehicle, and its versions can be chosen there. */
  const isNamed = meta?.search?.chips.some(({ kind }) => kind === "vehicle") ?? false;

  return (
    <div className={known && facets.length === 0 ? `${styles.layout} ${styles.isSingle}` : styles.layout}>
      <aside className={styles.side} aria-label={t`Filtros`}>
        <HydrationBoundary>{known ? <FacetPanel {...filtering} /> : null}</HydrationBoundary>
      </aside>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notes what has the focus */}
      <div className={styles.main} onFocus={keepFocus}>
        {meta?.search ? (
          <div className={list.isPlaceholderData ? styles.isStale : undefined}>
            <SearchReadingBar
              reading={meta.search}
              vehicleId={meta.vehicle?.id ?? null}
              withoutChip={(chip) => withoutChip(search, chip)}
              withQuery={(query) => withParameter(search, queryParameterName, query)}
            />
          </div>
        ) : null}
        {meta && (!isNamed || meta.is_vehicle_unknown) ? <SharedVehicle about={meta} /> : null}
        {meta?.vehicle ? (
          <ListVehicle
            vehicle={meta.vehicle}
            hidden={meta.hidden}
            isNarrowed={isNarrowed(facets, spoken.shown, meta.search)}
            search={search}
            onChange={change}
          />
        ) : null}
        <DroppedParameters
          refused={[...overridden(search, fixed), ...dropped]}
          isKnown={isListParameter}
          search={search}
          onChange={change}
        />
        <div className={styles.toolbar}>
          <ListCount total={meta?.total ?? null} isStale={list.isPlaceholderData} />
          <ListToolbar
            meta={meta && { ...meta, facets }}
            search={search}
            shape={shape}
            onShape={setShape}
            onChange={change}
            onOpenFilters={() => setIsSheetOpen(true)}
          />
        </div>
        <ChosenFilters
          facets={facets.filter(({ key }) => isInUrl(search, key))}
          search={search}
          onChange={change}
        />
        {isFailed ? <QueryFailure query={list} /> : null}
        {list.isPending ? <ProductCardSkeletons shape={shape} /> : null}
        {list.data && list.data.data.length === 0 && !isFailed && !list.data.meta.search?.thing ? (
          <EmptyList meta={list.data.meta} search={search} emptyText={emptyText} onChange={change} />
        ) : null}
        {list.data && !isFailed ? (
          <ProductCards
            products={list.data.data}
            vehicle={list.data.meta.vehicle}
            shape={shape}
            isStale={list.isPlaceholderData}
            toPage={kind === "tools" ? toolPath : productPath}
          />
        ) : null}
        {meta ? <Pagination page={meta.page} pages={meta.pages} search={search} /> : null}
        <CompareBar vehicleId={meta?.vehicle?.id ?? null} />
      </div>
      {isSheetOpen && known && filters ? (
        <filters.FacetSheet isOpen onClose={closeSheet} total={known.total} {...filtering} />
      ) : null}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { ProductListMeta } from "@recambia/contract/catalogue/list";
import { formatCents } from "@recambia/contract/money";
import { PackageSearch } from "lucide-react";
import { Link, useLocation } from "react-router";
import { LoadInView } from "../../../lib/loading/LoadInView.tsx";
import { contactFormPath } from "../../../support/index.ts";
import { Button, buttonClass } from "../../../ui/actions/Button.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { isFiltered, queryParameterName, withoutFilters, withParameter } from "../list-url.ts";
import { withoutChip } from "../spoken-filters.ts";
import { MissingPage } from "./MissingPage.tsx";

const loadOtherProducts = () => import("./OtherProducts.tsx");

type Props = {
  meta: ProductListMeta;
  search: URLSearchParams;
  /** Text for a list that is empty without filters (specification §8). */
  emptyText: string;
  onChange(search: URLSearchParams): void;
};

/** Explains why a list is empty and offers ways to continue. */
export function EmptyList({ meta, search, emptyText, onChange }: Props) {
  const { t } = useLingui();
  const icon = <PackageSearch />;
  if (meta.page > 1) return <MissingPage icon={icon} search={search} onChange={onChange} />;
  if (isFiltered(search)) {
    return (
      <EmptyState
        icon={icon}
        title={t`Nada cumple todos los filtros`}
        actions={<Button onClick={() => onChange(withoutFilters(search))}>{t`Quitar los filtros`}</Button>}
      >
        {t`Quita alguno de los filtros de arriba para ver más productos.`}
      </EmptyState>
    );
  }
  if (meta.vehicle && meta.hidden > 0) {
    const { vehicle } = meta;
    return (
      <EmptyState
        icon={icon}
        title={t`Nada de esto es para tu ${vehicle.model_name}`}
        actions={
          <>
            <Button onClick={() => onChange(withParameter(search, "all", "1"))}>{t`Ver los demás`}</Button>
            <AskLink />
          </>
        }
      >
        {t`Hay productos, pero ninguno consta para tu vehículo.`}
      </EmptyState>
    );
  }
  const priced = findPriced(meta);
  if (priced) {
    const from = formatCents(priced.facet.min);
    const to = formatCents(priced.facet.max);
    return (
      <EmptyState
        icon={icon}
        title={t`Nada a ese precio`}
        actions={
          <Button
            onClick={() => onChange(withoutChip(search, priced.chip))}
          >{t`Ver sin límite de precio`}</Button>
        }
      >
        {priced.isDearer ? t`Hay productos desde ${from}.` : t`Hay productos hasta ${to}.`}
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        icon={icon}
        title={emptyText}
        actions={
          <>
            <Link to="/categories" className={buttonClass("primary")}>
              {t`Ver las categorías`}
            </Link>
            <AskLink />
          </>
        }
      >
        {t`Mira en otra categoría o escríbenos: lo buscamos por ti.`}
      </EmptyState>
      {search.get(queryParameterName) ? <LazyOtherProducts meta={meta} /> : null}
    </>
  );
}

/** Returns the price in the search text, with the prices of what it keeps out of the list; null if there is nothing else. */
function findPriced({ search, facets }: ProductListMeta) {
  const chip = search?.chips.find(({ kind }) => kind === "price");
  const facet = facets.find(({ key }) => key === "price");
  if (!chip || facet?.kind !== "range") return null;
  const most = chip.value?.split("..")[1];
  return { chip, facet, isDearer: Boolean(most) && facet.min > Number(most) };
}

/** Products for a search that found nothing, loaded near the viewport. */
function LazyOtherProducts({ meta }: Pick<Props, "meta">) {
  return (
    <LoadInView key={meta.search?.query} placeholder={null} load={loadOtherProducts}>
      {({ OtherProducts }) => <OtherProducts meta={meta} />}
    </LoadInView>
  );
}

/** Asks the shop for what was not found. */
function AskLink() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search).get(queryParameterName);
  return (
    <Link
      to={contactFormPath({ from: `${pathname}${search}` })}
      state={query ? { subject: t`No encuentro «${query}»` } : null}
      className={buttonClass("quiet")}
    >
      {t`Preguntar a la tienda`}
    </Link>
  );
}

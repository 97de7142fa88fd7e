import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearchParams } from "react-router";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { HydrationBoundary } from "../../lib/loading/HydrationBoundary.tsx";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { useAbsentHead } from "../../ui/feedback/use-absent-head.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { ListHeading } from "../list/ListHeading.tsx";
import { apiParameters, isListParameter, vehicleParameterName } from "../list/list-url.ts";
import { loadProductList } from "../list/load-product-list.ts";
import { ProductList } from "../list/ProductList.tsx";
import { useListVehicle } from "../list/vehicle/use-list-vehicle.ts";
import { categoryPath } from "../paths.ts";
import { Companions } from "../product/related/Companions.tsx";
import { subcategoryQuery } from "../queries.ts";
import { listHead } from "./list-head.ts";
import { useCatalogueCrumbs } from "./use-catalogue-crumbs.ts";

/** Products of a subcategory, as rows with their dimensions. */
function SubcategoryScreen() {
  const { t } = useLingui();
  const { slug = "" } = useParams();
  const [search] = useSearchParams();
  const vehicleId = useListVehicle();
  const part = useQuery({ ...subcategoryQuery(slug, vehicleId), placeholderData: keepPreviousData });
  const { categories, absolute } = useCatalogueCrumbs();
  const shown = part.data;
  const crumbs = shown
    ? [categories, { name: shown.category.name, to: categoryPath(shown.category.slug, vehicleId) }]
    : [categories];
  const absent = useAbsentHead(part, t`Recambios`);
  const own = { name: shown?.name ?? slug, to: `/subcategories/${slug}` };
  const head = shown ? listHead(shown, search, [...crumbs, own].map(absolute)) : null;
  useHead(shown ? null : absent);
  if (hasFailed(part)) {
    return (
      <Page>
        <QueryFailure
          level={1}
          query={part}
          elsewhere={
            <Link to="/categories" className={buttonClass("primary")}>
              {t`Ver las categorías`}
            </Link>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      <ListHeading title={shown?.name ?? "…"} lead={shown?.description} crumbs={crumbs} />
      <ProductList
        head={head}
        fixed={{ subcategory: slug }}
        suitedShape={shown?.is_universal ? "grid" : "rows"}
        emptyText={t`No hay productos en esta subcategoría`}
      />
      <HydrationBoundary>
        {shown ? <Companions companions={shown.companions} vehicleId={vehicleId} /> : null}
      </HydrationBoundary>
    </Page>
  );
}

export const screen: Screen = {
  Component: SubcategoryScreen,
  readsParameter: isListParameter,
  tellsUnknown: true,
  load: ({ queryClient, params, search }) => {
    const { slug = "" } = params;
    return Promise.all([
      queryClient.ensureQueryData(subcategoryQuery(slug, search.get(vehicleParameterName))),
      loadProductList(queryClient, "products", apiParameters(search, { subcategory: slug })),
    ]);
  },
};

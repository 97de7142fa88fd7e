import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearchParams } from "react-router";
import { Apart } from "../lib/apart.tsx";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import { QueryFailure } from "../ui/QueryFailure.tsx";
import { Companions } from "./Companions.tsx";
import { ListHeading } from "./ListHeading.tsx";
import { apiParameters, canonicalSearch, isFiltered, vehicleName } from "./list-address.ts";
import { ProductList } from "./ProductList.tsx";
import { categoryPath } from "./paths.ts";
import { productListQuery, subcategoryQuery } from "./queries.ts";
import { breadcrumbData } from "./structured-data.ts";
import { useCatalogueCrumbs } from "./use-catalogue-crumbs.ts";
import { useListVehicle } from "./use-list-vehicle.ts";

/** The products of one kind of part, told apart by its measures. */
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
  useHead({
    title: shown?.name ?? t`Recambios`,
    ...(shown ? { description: shown.description } : {}),
    canonicalSearch: canonicalSearch(search),
    isPrivate: isFiltered(search),
    structured: [
      breadcrumbData([...crumbs, { name: shown?.name ?? slug, to: `/subcategories/${slug}` }].map(absolute)),
    ],
  });
  if (part.isError) {
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
        fixed={{ subcategory: slug }}
        suitedShape={shown?.is_universal ? "grid" : "rows"}
        emptyText={t`No hay productos en esta subcategoría`}
      />
      <Apart>{shown ? <Companions companions={shown.companions} vehicleId={vehicleId} /> : null}</Apart>
    </Page>
  );
}

export const screen: Screen = {
  Component: SubcategoryScreen,
  load: ({ queryClient, params, search }) => {
    const { slug = "" } = params;
    return Promise.all([
      queryClient.ensureQueryData(subcategoryQuery(slug, search.get(vehicleName))),
      queryClient.ensureQueryData(productListQuery("products", apiParameters(search, { subcategory: slug }))),
    ]);
  },
};

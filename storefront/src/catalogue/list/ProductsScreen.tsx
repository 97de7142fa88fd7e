import { useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import type { Screen } from "../../lib/page/screen.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { ListHeading } from "./ListHeading.tsx";
import { apiParameters, isFiltered, isListParameter, queryParameterName } from "./list-url.ts";
import { loadProductList } from "./load-product-list.ts";
import { ProductList } from "./ProductList.tsx";
import { useListVehicle } from "./vehicle/use-list-vehicle.ts";

/** All products, or the results of a search (specification §2, Products; product decisions §4). */
function ProductsScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const query = search.get(queryParameterName)?.trim() ?? null;
  useListVehicle();
  const title = query ? t`Resultados de «${query}»` : t`Todos los recambios`;
  const head = {
    title,
    description: t`Recambios, accesorios y herramientas con su precio, su stock y los coches en los que encajan.`,
    isPrivate: query !== null || isFiltered(search),
  };
  return (
    <Page>
      <ListHeading title={title} />
      <ProductList
        head={head}
        emptyText={query ? t`No hemos encontrado nada para «${query}»` : t`No hay productos`}
      />
    </Page>
  );
}

export const screen: Screen = {
  Component: ProductsScreen,
  readsParameter: isListParameter,
  tellsUnknown: true,
  load: ({ queryClient, search }) => loadProductList(queryClient, "products", apiParameters(search)),
};

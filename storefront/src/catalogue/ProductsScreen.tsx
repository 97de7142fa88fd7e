import { useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";
import { ListHeading } from "./ListHeading.tsx";
import { apiParameters, canonicalSearch, isFiltered } from "./list-address.ts";
import { ProductList } from "./ProductList.tsx";
import { productListQuery } from "./queries.ts";
import { useListVehicle } from "./use-list-vehicle.ts";

/** All products of the shop (specification §2, Products). */
function ProductsScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  useListVehicle();
  useHead({
    title: t`Todos los recambios`,
    description: t`Recambios, accesorios y herramientas con su precio, su stock y los coches en los que encajan.`,
    canonicalSearch: canonicalSearch(search),
    isPrivate: isFiltered(search),
  });
  return (
    <Page>
      <ListHeading title={t`Todos los recambios`} />
      <ProductList emptyText={t`No hay productos`} />
    </Page>
  );
}

export const screen: Screen = {
  Component: ProductsScreen,
  load: ({ queryClient, search }) =>
    queryClient.ensureQueryData(productListQuery("products", apiParameters(search))),
};

import { useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import type { Screen } from "../../lib/page/screen.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { ListHeading } from "./ListHeading.tsx";
import { apiParameters, isFiltered, isListParameter } from "./list-url.ts";
import { loadProductList } from "./load-product-list.ts";
import { ProductList } from "./ProductList.tsx";
import { useListVehicle } from "./vehicle/use-list-vehicle.ts";

/** Products with a current reduction (specification §2, OfferList). */
function OffersScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  useListVehicle();
  const head = {
    title: t`Ofertas`,
    description: t`Rebajas de verdad: el descuento se calcula sobre el precio más bajo de los 30 días anteriores.`,
    isPrivate: isFiltered(search),
  };
  return (
    <Page>
      <ListHeading
        title={t`Ofertas`}
        lead={t`Rebajas de verdad: el descuento se calcula sobre el precio más bajo de los 30 días anteriores.`}
      />
      <ProductList head={head} kind="offers" emptyText={t`Ahora no hay ofertas`} />
    </Page>
  );
}

export const screen: Screen = {
  Component: OffersScreen,
  readsParameter: isListParameter,
  tellsUnknown: true,
  load: ({ queryClient, search }) => loadProductList(queryClient, "offers", apiParameters(search)),
};

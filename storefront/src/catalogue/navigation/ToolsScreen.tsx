import { useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import type { Screen } from "../../lib/page/screen.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { ListHeading } from "../list/ListHeading.tsx";
import { apiParameters, isFiltered, isListParameter } from "../list/list-url.ts";
import { loadProductList } from "../list/load-product-list.ts";
import { ProductList } from "../list/ProductList.tsx";
import { useListVehicle } from "../list/vehicle/use-list-vehicle.ts";

/** List of workshop tools (product decisions §6, Tools). */
function ToolsScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  useListVehicle();
  // The category of tools, which lists its kinds, has their name.
  const title = t`Todas las herramientas`;
  const head = {
    title,
    description: t`Herramientas de taller para hacerlo tú: llaves, gatos, extractores y equipos de diagnosis.`,
    isPrivate: isFiltered(search),
  };
  return (
    <Page>
      <ListHeading
        title={title}
        lead={t`Herramientas de taller para hacerlo tú: llaves, gatos, extractores y equipos de diagnosis.`}
      />
      <ProductList head={head} kind="tools" emptyText={t`No hay herramientas`} />
    </Page>
  );
}

export const screen: Screen = {
  Component: ToolsScreen,
  readsParameter: isListParameter,
  tellsUnknown: true,
  load: ({ queryClient, search }) => loadProductList(queryClient, "tools", apiParameters(search)),
};

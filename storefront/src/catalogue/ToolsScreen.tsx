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

/** Workshop tools (product decisions §6, Tools). */
function ToolsScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  useListVehicle();
  useHead({
    title: t`Herramientas`,
    description: t`Herramientas de taller para hacerlo tú: llaves, gatos, extractores y equipos de diagnosis.`,
    canonicalSearch: canonicalSearch(search),
    isPrivate: isFiltered(search),
  });
  return (
    <Page>
      <ListHeading
        title={t`Herramientas`}
        lead={t`Herramientas de taller para hacerlo tú: llaves, gatos, extractores y equipos de diagnosis.`}
      />
      <ProductList kind="tools" emptyText={t`No hay herramientas`} />
    </Page>
  );
}

export const screen: Screen = {
  Component: ToolsScreen,
  load: ({ queryClient, search }) =>
    queryClient.ensureQueryData(productListQuery("tools", apiParameters(search))),
};

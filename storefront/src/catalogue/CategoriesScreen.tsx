import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";
import { QueryFailure } from "../ui/QueryFailure.tsx";
import { CategoryTiles, TilePlaces } from "./CategoryTiles.tsx";
import { ListHeading } from "./ListHeading.tsx";
import { vehicleName } from "./list-address.ts";
import styles from "./ProductList.module.css";
import { categoryPath } from "./paths.ts";
import { categoriesQuery } from "./queries.ts";
import { SharedVehicle } from "./SharedVehicle.tsx";
import { useListVehicle } from "./use-list-vehicle.ts";

const categoryCount = 38;
const eagerCount = 6;

/** All categories, with how much of each is for the selected vehicle (specification §1, §2). */
function CategoriesScreen() {
  const { t } = useLingui();
  const vehicleId = useListVehicle();
  const categories = useQuery(categoriesQuery(vehicleId));
  const lead = t`Todo el coche, sistema por sistema. Con tu vehículo elegido, los números son los que le encajan.`;
  useHead({ title: t`Categorías`, description: lead });
  return (
    <Page>
      <ListHeading title={t`Categorías`} lead={lead} />
      <div className={styles.main}>
        {categories.data ? <SharedVehicle about={categories.data.meta} /> : null}
        {categories.isPending ? <TilePlaces count={categoryCount} /> : null}
        {categories.isError ? <QueryFailure query={categories} /> : null}
        {categories.data ? (
          <CategoryTiles
            entries={categories.data.data}
            vehicleId={vehicleId}
            pathTo={categoryPath}
            eagerCount={eagerCount}
          />
        ) : null}
      </div>
    </Page>
  );
}

export const screen: Screen = {
  Component: CategoriesScreen,
  load: ({ queryClient, search }) => queryClient.ensureQueryData(categoriesQuery(search.get(vehicleName))),
};

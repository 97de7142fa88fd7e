import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PackageSearch } from "lucide-react";
import { Link, useParams } from "react-router";
import { hasFailed } from "../../lib/http/has-failed.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { TyreSizeForm } from "../../search/index.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { useAbsentHead } from "../../ui/feedback/use-absent-head.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { ListHeading } from "../list/ListHeading.tsx";
import { isVehicleParameter, vehicleParameterName } from "../list/list-url.ts";
import styles from "../list/ProductList.module.css";
import { SharedVehicle } from "../list/vehicle/SharedVehicle.tsx";
import { useListVehicle } from "../list/vehicle/use-list-vehicle.ts";
import { subcategoryPath } from "../paths.ts";
import { categoryQuery } from "../queries.ts";
import { breadcrumbData } from "../structured-data.ts";
import { CategoryTileSkeletons, CategoryTiles } from "./CategoryTiles.tsx";
import { useCatalogueCrumbs } from "./use-catalogue-crumbs.ts";

const usualCount = 9;
const eagerCount = 6;

/** Subcategories of a category, with counts and prices for the selected vehicle. */
function CategoryScreen() {
  const { t } = useLingui();
  const { slug = "" } = useParams();
  const vehicleId = useListVehicle();
  const category = useQuery({ ...categoryQuery(slug, vehicleId), placeholderData: keepPreviousData });
  const { categories, absolute } = useCatalogueCrumbs();
  const shown = category.data;
  const absent = useAbsentHead(category, t`Categoría`);
  useHead(
    shown
      ? {
          title: shown.name,
          description: shown.description,
          structured: [
            breadcrumbData([categories, { name: shown.name, to: `/categories/${slug}` }].map(absolute)),
          ],
        }
      : absent,
  );
  if (hasFailed(category)) {
    return (
      <Page>
        <QueryFailure
          level={1}
          query={category}
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
      <ListHeading title={shown?.name ?? "…"} lead={shown?.description} crumbs={[categories]} />
      <div className={styles.main}>
        {shown ? <SharedVehicle about={shown} /> : null}
        {shown ? <TyreSizeForm sizes={shown.tyre_sizes} /> : null}
        {shown ? null : <CategoryTileSkeletons count={usualCount} />}
        {shown?.subcategories.length === 0 ? (
          <EmptyState icon={<PackageSearch />} title={t`No hay productos en esta categoría`} />
        ) : null}
        {shown ? (
          <CategoryTiles
            entries={shown.subcategories}
            vehicleId={vehicleId}
            pathTo={subcategoryPath}
            eagerCount={eagerCount}
          />
        ) : null}
      </div>
    </Page>
  );
}

export const screen: Screen = {
  Component: CategoryScreen,
  readsParameter: isVehicleParameter,
  load: ({ queryClient, params, search }) =>
    queryClient.ensureQueryData(categoryQuery(params.slug ?? "", search.get(vehicleParameterName))),
};

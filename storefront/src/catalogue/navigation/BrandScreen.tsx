import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearchParams } from "react-router";
import { hasFailed } from "../../lib/http/has-failed.ts";
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
import { MakerFacts } from "../product/facts/MakerFacts.tsx";
import { brandQuery } from "../queries.ts";
import styles from "./BrandScreen.module.css";
import { listHead } from "./list-head.ts";
import { useCatalogueCrumbs } from "./use-catalogue-crumbs.ts";

/** A brand: its products for the selected vehicle, and its legal details. */
function BrandScreen() {
  const { t } = useLingui();
  const { slug = "" } = useParams();
  const [search] = useSearchParams();
  const vehicleId = useListVehicle();
  const brand = useQuery({ ...brandQuery(slug, vehicleId), placeholderData: keepPreviousData });
  const { brands, absolute } = useCatalogueCrumbs();
  const shown = brand.data;
  const absent = useAbsentHead(brand, t`Marca`);
  const crumbs = [brands, { name: shown?.name ?? slug, to: `/brands/${slug}` }];
  const head = shown ? listHead(shown, search, crumbs.map(absolute)) : null;
  useHead(shown ? null : absent);
  if (hasFailed(brand)) {
    return (
      <Page>
        <QueryFailure
          level={1}
          query={brand}
          elsewhere={
            <Link to="/brands" className={buttonClass("primary")}>
              {t`Ver las marcas`}
            </Link>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      <ListHeading title={shown?.name ?? "…"} lead={shown?.description} crumbs={[brands]} />
      <ProductList head={head} fixed={{ brand: slug }} emptyText={t`No hay productos de esta marca`} />
      {shown ? (
        <section className={styles.maker}>
          <h2>{t`Fabricante`}</h2>
          <MakerFacts manufacturer={shown.manufacturer} responsiblePerson={shown.responsible_person} />
        </section>
      ) : null}
    </Page>
  );
}

export const screen: Screen = {
  Component: BrandScreen,
  readsParameter: isListParameter,
  tellsUnknown: true,
  load: ({ queryClient, params, search }) => {
    const { slug = "" } = params;
    return Promise.all([
      queryClient.ensureQueryData(brandQuery(slug, search.get(vehicleParameterName))),
      loadProductList(queryClient, "products", apiParameters(search, { brand: slug })),
    ]);
  },
};

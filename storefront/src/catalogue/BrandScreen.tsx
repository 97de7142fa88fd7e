import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearchParams } from "react-router";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import { QueryFailure } from "../ui/QueryFailure.tsx";
import styles from "./BrandScreen.module.css";
import { ListHeading } from "./ListHeading.tsx";
import { apiParameters, canonicalSearch, isFiltered, vehicleName } from "./list-address.ts";
import { MakerFacts } from "./MakerFacts.tsx";
import { ProductList } from "./ProductList.tsx";
import { brandQuery, productListQuery } from "./queries.ts";
import { breadcrumbData } from "./structured-data.ts";
import { useCatalogueCrumbs } from "./use-catalogue-crumbs.ts";
import { useListVehicle } from "./use-list-vehicle.ts";

/** A manufacturer: what it makes, for the selected vehicle, and who answers for it. */
function BrandScreen() {
  const { t } = useLingui();
  const { slug = "" } = useParams();
  const [search] = useSearchParams();
  const vehicleId = useListVehicle();
  const brand = useQuery({ ...brandQuery(slug, vehicleId), placeholderData: keepPreviousData });
  const { brands, absolute } = useCatalogueCrumbs();
  const shown = brand.data;
  useHead({
    title: shown?.name ?? t`Marca`,
    ...(shown ? { description: shown.description } : {}),
    canonicalSearch: canonicalSearch(search),
    isPrivate: isFiltered(search),
    structured: [
      breadcrumbData([brands, { name: shown?.name ?? slug, to: `/brands/${slug}` }].map(absolute)),
    ],
  });
  if (brand.isError) {
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
      <ProductList fixed={{ brand: slug }} emptyText={t`No hay productos de esta marca`} />
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
  load: ({ queryClient, params, search }) => {
    const { slug = "" } = params;
    return Promise.all([
      queryClient.ensureQueryData(brandQuery(slug, search.get(vehicleName))),
      queryClient.ensureQueryData(productListQuery("products", apiParameters(search, { brand: slug }))),
    ]);
  },
};

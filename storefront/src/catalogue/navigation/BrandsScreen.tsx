import { useLingui } from "@lingui/react/macro";
import type { BrandSummary } from "@recambia/contract/catalogue/navigation";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { hasFailed } from "../../lib/http/has-failed.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { ListHeading } from "../list/ListHeading.tsx";
import { brandPath } from "../paths.ts";
import { brandsQuery } from "../queries.ts";
import styles from "./BrandsScreen.module.css";
import { CountNote } from "./CountNote.tsx";

/** All brands, by initial (specification §2, Brands). */
function BrandsScreen() {
  const { t } = useLingui();
  const brands = useQuery(brandsQuery());
  const lead = t`Los fabricantes de los recambios que vendemos, con sus datos de contacto.`;
  useHead({ title: t`Marcas de recambios`, description: lead });
  return (
    <Page>
      <ListHeading title={t`Marcas de recambios`} lead={lead} />
      {brands.isPending ? <Skeleton className={styles.place} /> : null}
      {hasFailed(brands) ? <QueryFailure query={brands} /> : null}
      {brands.data ? <Letters brands={brands.data} /> : null}
    </Page>
  );
}

function Letters({ brands }: { brands: readonly BrandSummary[] }) {
  return (
    <div className={styles.letters}>
      {[...Map.groupBy(brands, letterOf)].map(([letter, group]) => (
        <section key={letter} className={styles.letter} aria-label={letter}>
          <h2>{letter}</h2>
          <ul>
            {group.map((brand) => (
              <li key={brand.slug}>
                <Link to={brandPath(brand.slug, null)} className={styles.brand}>
                  <span className={styles.name}>{brand.name}</span>
                  <span className={styles.count}>
                    <CountNote count={brand.product_count} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function letterOf(brand: BrandSummary): string {
  return brand.name.normalize("NFD").charAt(0).toUpperCase();
}

export const screen: Screen = {
  Component: BrandsScreen,
  load: ({ queryClient }) => queryClient.ensureQueryData(brandsQuery()),
};

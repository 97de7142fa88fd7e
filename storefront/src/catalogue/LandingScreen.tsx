import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePageFrame } from "../lib/page-frame.tsx";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";
import { QueryFailure } from "../ui/QueryFailure.tsx";
import { PlatePicker, useSelectedVehicle } from "../vehicles/index.ts";
import { CategoryTile, CategoryTiles, TilePlaces } from "./CategoryTile.tsx";
import { CountNote } from "./CountNote.tsx";
import { KitCard } from "./KitCard.tsx";
import styles from "./LandingScreen.module.css";
import { PartPicture } from "./PartPicture.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { brandPath, categoryPath, productPath } from "./paths.ts";
import { brandsQuery, categoriesQuery, kitListQuery, productListQuery } from "./queries.ts";
import { useRecentlySeen } from "./recently-seen.ts";
import { shopData } from "./structured-data.ts";
import { VehicleShortcuts } from "./VehicleShortcuts.tsx";

const shownCategories = 12;
const shownCards = "4";
const shownBrands = 14;

/** The home page: your vehicle first, then what is for it (specification §2, MainLanding). */
function LandingScreen() {
  const { t } = useLingui();
  const { shop, origin } = usePageFrame();
  const vehicle = useSelectedVehicle();
  const lead = t`Elige tu coche una vez y verás solo lo que le vale, con su precio, su stock y el día en que llega.`;
  useHead({
    title: t`Recambios que encajan en tu coche`,
    description: lead,
    structured: [shopData(shop, origin)],
  });
  return (
    <Page>
      <section className={styles.hero}>
        <h1>{t`Recambios que encajan en tu coche`}</h1>
        <p className={styles.lead}>{lead}</p>
        <PlatePicker />
      </section>
      <div className={styles.sections}>
        {vehicle ? <VehicleShortcuts vehicle={vehicle} /> : null}
        <Categories vehicleId={vehicle?.variantId ?? null} />
        <Offers vehicleId={vehicle?.variantId ?? null} />
        <Kits vehicleId={vehicle?.variantId ?? null} />
        <Brands />
        <RecentlySeen />
      </div>
    </Page>
  );
}

type SectionProps = { title: string; to?: string; more?: string; children: ReactNode };

function Section({ title, to, more, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <header className={styles.heading}>
        <h2>{title}</h2>
        {to ? <Link to={to}>{more}</Link> : null}
      </header>
      {children}
    </section>
  );
}

function Categories({ vehicleId }: { vehicleId: string | null }) {
  const { t } = useLingui();
  const categories = useQuery(categoriesQuery(vehicleId));
  return (
    <Section title={t`Categorías`} to="/categories" more={t`Ver las 38`}>
      {categories.isError ? <QueryFailure query={categories} /> : null}
      {categories.isPending ? <TilePlaces count={shownCategories} /> : null}
      <CategoryTiles>
        {categories.data?.slice(0, shownCategories).map((category) => (
          <li key={category.slug}>
            <CategoryTile
              to={categoryPath(category.slug, vehicleId)}
              name={category.name}
              picture={category.picture}
              isEmpty={category.product_count === 0}
            >
              <CountNote count={category.product_count} />
            </CategoryTile>
          </li>
        ))}
      </CategoryTiles>
    </Section>
  );
}

const offersOf = (vehicleId: string | null) =>
  productListQuery("offers", { per_page: shownCards, ...(vehicleId ? { vehicle: vehicleId } : {}) });
const kitsOf = (vehicleId: string | null) =>
  kitListQuery({ per_page: shownCards, ...(vehicleId ? { vehicle: vehicleId } : {}) });

function Offers({ vehicleId }: { vehicleId: string | null }) {
  const { t } = useLingui();
  const offers = useQuery({ ...offersOf(vehicleId), placeholderData: (previous) => previous });
  if (!offers.data || offers.data.data.length === 0) return null;
  return (
    <Section title={t`Ofertas con fecha de fin`} to="/offer-list" more={t`Ver todas`}>
      <ul className={styles.cards}>
        {offers.data.data.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} vehicle={offers.data.meta.vehicle} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Kits({ vehicleId }: { vehicleId: string | null }) {
  const { t } = useLingui();
  const kits = useQuery({ ...kitsOf(vehicleId), placeholderData: (previous) => previous });
  if (!kits.data || kits.data.data.length === 0) return null;
  return (
    <Section title={t`Combos: lo que se cambia junto`} to="/kit-list" more={t`Ver todos`}>
      <ul className={styles.cards}>
        {kits.data.data.map((kit) => (
          <li key={kit.id}>
            <KitCard kit={kit} vehicle={kits.data.meta.vehicle} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Brands() {
  const { t } = useLingui();
  const brands = useQuery(brandsQuery());
  if (!brands.data) return null;
  const largest = brands.data.toSorted((a, b) => b.product_count - a.product_count).slice(0, shownBrands);
  return (
    <Section title={t`Marcas`} to="/brands" more={t`Ver todas`}>
      <ul className={styles.brands}>
        {largest.map((brand) => (
          <li key={brand.slug}>
            <Link to={brandPath(brand.slug, null)} className={styles.brand}>
              {brand.name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function RecentlySeen() {
  const { t } = useLingui();
  const products = useRecentlySeen();
  if (products.length === 0) return null;
  return (
    <Section title={t`Vistos hace poco`}>
      <ul className={styles.seen}>
        {products.map((product) => (
          <li key={product.slug}>
            <Link to={productPath(product.slug, null)} className={styles.seenLink}>
              <PartPicture picture={product.picture} alt="" />
              {`${product.name} ${product.brandName}`}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const screen: Screen = {
  Component: LandingScreen,
  load: ({ queryClient }) =>
    Promise.all([
      queryClient.ensureQueryData(categoriesQuery(null)),
      queryClient.ensureQueryData(offersOf(null)),
      queryClient.ensureQueryData(kitsOf(null)),
      queryClient.ensureQueryData(brandsQuery()),
    ]),
};

import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { LazySection, lazyPart } from "../../lib/loading/LazySection.tsx";
import { useHydrated } from "../../lib/loading/use-hydrated.ts";
import { usePageFrame } from "../../lib/page/page-frame.tsx";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { ErrorState } from "../../ui/feedback/ErrorState.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PlatePicker, useSelectedVehicle } from "../../vehicles/index.ts";
import { CategoryTileSkeletons, CategoryTiles } from "../navigation/CategoryTiles.tsx";
import { categoryPath } from "../paths.ts";
import { brandsQuery, categoriesQuery } from "../queries.ts";
import { shopData } from "../structured-data.ts";
import styles from "./LandingScreen.module.css";
import { LandingSection } from "./LandingSection.tsx";
import { landingKitsQuery, landingOffersQuery } from "./landing-queries.ts";
import { ShortcutSkeletons } from "./ShortcutSkeletons.tsx";

const shownCategories = 12;

/** Rendered for shoppers with a vehicle. */
const shortcuts = lazyPart(
  "catalogue/landing/VehicleShortcuts",
  async () => (await import("./VehicleShortcuts.tsx")).VehicleShortcuts,
  <ShortcutSkeletons />,
);

/** Below the fold and dependent on the code of all cards, so loaded near the viewport. */
const sections = lazyPart(
  "catalogue/landing/LandingSections",
  async () => (await import("./LandingSections.tsx")).LandingSections,
  <div className={styles.waiting} aria-busy="true" />,
);

/** Landing page: the shopper's vehicle first, then parts for it (specification §2, MainLanding). */
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
        {vehicle ? <LazySection part={shortcuts} /> : <ShortcutsRoom />}
        <Categories vehicleId={vehicle?.variantId ?? null} />
        <LazySection part={sections} />
      </div>
    </Page>
  );
}

/**
 * Reserves space for the shortcuts in server-rendered pages, because the server does not know whether there
 * is a vehicle.
 */
function ShortcutsRoom() {
  if (useHydrated()) return null;
  return (
    <div className={styles.shortcutsRoom} aria-hidden="true">
      <ShortcutSkeletons />
    </div>
  );
}

function Categories({ vehicleId }: { vehicleId: string | null }) {
  const { t } = useLingui();
  const categories = useQuery(categoriesQuery(vehicleId));
  return (
    <LandingSection title={t`Categorías`} to="/categories" more={t`Ver las 38`}>
      {categories.isError ? (
        <ErrorState onRetry={() => categories.refetch()} isRetrying={categories.isFetching} />
      ) : null}
      {categories.isPending ? <CategoryTileSkeletons count={shownCategories} /> : null}
      <CategoryTiles
        entries={categories.data?.data.slice(0, shownCategories) ?? []}
        vehicleId={vehicleId}
        pathTo={categoryPath}
      />
    </LandingSection>
  );
}

export const screen: Screen = {
  Component: LandingScreen,
  parts: [sections],
  load: ({ queryClient }) =>
    Promise.all([
      queryClient.ensureQueryData(categoriesQuery(null)),
      queryClient.ensureQueryData(landingOffersQuery(null)),
      queryClient.ensureQueryData(landingKitsQuery(null)),
      queryClient.ensureQueryData(brandsQuery()),
    ]),
};

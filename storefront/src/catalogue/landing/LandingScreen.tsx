import { useLingui } from "@lingui/react/macro";
import { LazySection, lazyPart } from "../../lib/loading/LazySection.tsx";
import { useHydrated } from "../../lib/loading/use-hydrated.ts";
import { useLoaded } from "../../lib/loading/use-loaded.ts";
import { usePageFrame } from "../../lib/page/page-frame.tsx";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { PlatePicker, useSelectedVehicle } from "../../vehicles/index.ts";
import { brandsQuery, categoriesQuery } from "../queries.ts";
import { shopData } from "../structured-data.ts";
import styles from "./LandingScreen.module.css";
import { landingKitsQuery, landingOffersQuery } from "./landing-queries.ts";
import { ShortcutSkeletons } from "./service/ShortcutSkeletons.tsx";

/** Rendered for shoppers with a vehicle. */
const shortcuts = lazyPart(
  "catalogue/landing/service/VehicleShortcuts",
  async () => (await import("./service/VehicleShortcuts.tsx")).VehicleShortcuts,
  <ShortcutSkeletons />,
);

const categories = lazyPart(
  "catalogue/landing/LandingCategories",
  async () => (await import("./LandingCategories.tsx")).LandingCategories,
  <div className={styles.waitingCategories} aria-busy="true" />,
);

const promises = lazyPart(
  "catalogue/landing/ShopPromises",
  async () => (await import("./ShopPromises.tsx")).ShopPromises,
  <div className={styles.waitingPromises} aria-busy="true" />,
);

const loadScene = () => import("./wheel/WheelScene.tsx");

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
        <div className={styles.way}>
          <h1>{t`Recambios que encajan en tu coche`}</h1>
          <p className={styles.lead}>{lead}</p>
          <PlatePicker />
          <LazySection part={promises} />
        </div>
        <Scene />
      </section>
      <div className={styles.sections}>
        {vehicle ? <LazySection part={shortcuts} /> : <ShortcutsRoom />}
        <LazySection part={categories} />
        <LazySection part={sections} />
      </div>
    </Page>
  );
}

/** The picture of a wheel's parts, which wide windows load after the first paint. */
function Scene() {
  const isWide = useMediaQuery("(min-width: 960px)");
  const scene = useLoaded(isWide, loadScene, () => undefined);
  return <div className={styles.scene}>{isWide && scene ? <scene.WheelScene /> : null}</div>;
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

export const screen: Screen = {
  Component: LandingScreen,
  parts: [promises, categories, sections],
  load: ({ queryClient }) =>
    Promise.all([
      queryClient.ensureQueryData(categoriesQuery(null)),
      queryClient.ensureQueryData(landingOffersQuery(null)),
      queryClient.ensureQueryData(landingKitsQuery(null)),
      queryClient.ensureQueryData(brandsQuery()),
    ]),
};

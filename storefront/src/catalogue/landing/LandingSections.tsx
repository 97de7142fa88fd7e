import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useSelectedVehicle } from "../../vehicles/index.ts";
import { KitCard } from "../card/KitCard.tsx";
import { ProductCard } from "../card/ProductCard.tsx";
import { brandPath } from "../paths.ts";
import { brandsQuery } from "../queries.ts";
import { LandingSection } from "./LandingSection.tsx";
import styles from "./LandingSections.module.css";
import { landingKitsQuery, landingOffersQuery } from "./landing-queries.ts";
import { RecentlySeen } from "./RecentlySeen.tsx";

const shownBrands = 14;

/** Landing page below the categories: recently seen products, offers, kits, brands. */
export function LandingSections() {
  const vehicleId = useSelectedVehicle()?.variantId ?? null;
  return (
    <div className={styles.sections}>
      <RecentlySeen />
      <Offers vehicleId={vehicleId} />
      <Kits vehicleId={vehicleId} />
      <Brands />
    </div>
  );
}

function Offers({ vehicleId }: { vehicleId: string | null }) {
  const { t } = useLingui();
  const offers = useQuery({ ...landingOffersQuery(vehicleId), placeholderData: (previous) => previous });
  if (!offers.data || offers.data.cards.length === 0) return null;
  return (
    <LandingSection title={t`Ofertas`} to="/offer-list" more={t`Ver todas`}>
      <ul className={styles.cards}>
        {offers.data.cards.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} vehicle={offers.data.vehicle} />
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

function Kits({ vehicleId }: { vehicleId: string | null }) {
  const { t } = useLingui();
  const kits = useQuery({ ...landingKitsQuery(vehicleId), placeholderData: (previous) => previous });
  if (!kits.data || kits.data.cards.length === 0) return null;
  return (
    <LandingSection title={t`Combos completos`} to="/kit-list" more={t`Ver todos`}>
      <ul className={styles.cards}>
        {kits.data.cards.map((kit) => (
          <li key={kit.id}>
            <KitCard kit={kit} vehicle={kits.data.vehicle} />
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

function Brands() {
  const { t } = useLingui();
  const brands = useQuery(brandsQuery());
  if (!brands.data) return null;
  const largest = brands.data.toSorted((a, b) => b.product_count - a.product_count).slice(0, shownBrands);
  return (
    <LandingSection title={t`Marcas`} to="/brands" more={t`Ver todas`}>
      <ul className={styles.brands}>
        {largest.map((brand) => (
          <li key={brand.slug}>
            <Link to={brandPath(brand.slug, null)} className={styles.brand}>
              {brand.name}
            </Link>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue";
import { lazy } from "react";
import { WhenNear } from "../lib/when-near.tsx";
import { CardRowPlaces } from "./CardRow.tsx";

const CompanionCards = lazy(async () => ({ default: (await import("./CompanionCards.tsx")).CompanionCards }));
const KitsWithProduct = lazy(async () => ({
  default: (await import("./KitsWithProduct.tsx")).KitsWithProduct,
}));
const RecentlySeen = lazy(async () => ({ default: (await import("./RecentlySeen.tsx")).RecentlySeen }));

type Props = { product: ProductDetail };

/** Kits and companions of a product: where it has any, asked for when their place comes near. */
export function RelatedOnSight({ product }: Props) {
  const { t } = useLingui();
  const { slug, companions, kit_count: kitCount } = product;
  const vehicleId = product.vehicle?.id ?? null;
  const [kits, needed] = [t`Combos que lo llevan`, t`Suele hacer falta con esto`];
  return (
    <>
      {kitCount > 0 ? (
        <WhenNear key={`${slug} kits`} places={<CardRowPlaces title={kits} count={kitCount} />}>
          <KitsWithProduct slug={slug} vehicleId={vehicleId} count={kitCount} />
        </WhenNear>
      ) : null}
      {companions.length > 0 ? (
        <WhenNear
          key={`${slug} companions`}
          places={<CardRowPlaces title={needed} count={companions.length} />}
        >
          <CompanionCards slug={slug} vehicleId={vehicleId} count={companions.length} />
        </WhenNear>
      ) : null}
    </>
  );
}

/** What was looked at before, at the end of a product's page. */
export function SeenOnSight({ product }: Props) {
  return (
    <WhenNear places={null}>
      <RecentlySeen except={product.slug} />
    </WhenNear>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue/schemas";
import { WhenNear } from "../../../lib/loading/when-near.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { CardRowPlaces } from "../../card/CardRow.tsx";
import alternatives from "./Alternatives.module.css";

const loadAlternatives = () => import("./Alternatives.tsx");
const loadCompanions = () => import("./CompanionCards.tsx");
const loadKits = () => import("../../kits/KitsWithProduct.tsx");
const loadSeen = () => import("../../landing/RecentlySeen.tsx");

type Props = { product: ProductDetail };

/** Parts in place of this one; urgent when it does not fit or is sold out. */
export function AlternativesOnSight({ product, isUrgent = false }: Props & { isUrgent?: boolean }) {
  return (
    <WhenNear
      key={`${product.slug} ${product.vehicle?.id}`}
      places={<Skeleton className={alternatives.place} />}
      load={loadAlternatives}
    >
      {({ Alternatives }) => <Alternatives product={product} isUrgent={isUrgent} />}
    </WhenNear>
  );
}

/** Kits and companions of a product: where it has any, asked for when their place comes near. */
export function RelatedOnSight({ product }: Props) {
  const { t } = useLingui();
  const { slug, companions, kit_count: kitCount } = product;
  const vehicleId = product.vehicle?.id ?? null;
  const [kits, needed] = [t`Combos que lo llevan`, t`Suele hacer falta con esto`];
  return (
    <>
      {kitCount > 0 ? (
        <WhenNear
          key={`${slug} kits`}
          places={<CardRowPlaces title={kits} count={kitCount} />}
          load={loadKits}
        >
          {({ KitsWithProduct }) => <KitsWithProduct slug={slug} vehicleId={vehicleId} count={kitCount} />}
        </WhenNear>
      ) : null}
      {companions.length > 0 ? (
        <WhenNear
          key={`${slug} companions`}
          places={<CardRowPlaces title={needed} count={companions.length} />}
          load={loadCompanions}
        >
          {({ CompanionCards }) => (
            <CompanionCards slug={slug} vehicleId={vehicleId} count={companions.length} />
          )}
        </WhenNear>
      ) : null}
    </>
  );
}

/** What was looked at before, at the end of a product's page. */
export function SeenOnSight({ product }: Props) {
  return (
    <WhenNear places={null} load={loadSeen}>
      {({ RecentlySeen }) => <RecentlySeen except={product.slug} />}
    </WhenNear>
  );
}

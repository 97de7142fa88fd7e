import { useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { LoadInView } from "../../../lib/loading/LoadInView.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { CardRowSkeleton } from "../../card/CardRow.tsx";
import alternatives from "./Alternatives.module.css";

const loadAlternatives = () => import("./Alternatives.tsx");
const loadCompanions = () => import("./CompanionCards.tsx");
const loadKits = () => import("../../kits/KitsWithProduct.tsx");
const loadSeen = () => import("../../landing/RecentlySeen.tsx");

type Props = { product: ProductDetail };

/** Alternatives to a product; urgent when it does not fit or is sold out. */
export function LazyAlternatives({ product, isUrgent = false }: Props & { isUrgent?: boolean }) {
  return (
    <LoadInView
      key={`${product.slug} ${product.vehicle?.id}`}
      placeholder={<Skeleton className={alternatives.place} />}
      load={loadAlternatives}
    >
      {({ Alternatives }) => <Alternatives product={product} isUrgent={isUrgent} />}
    </LoadInView>
  );
}

/** A product's kits and companions, if any, loaded near the viewport. */
export function LazyRelated({ product }: Props) {
  const { t } = useLingui();
  const { slug, companions, kit_count: kitCount } = product;
  const vehicleId = product.vehicle?.id ?? null;
  const [kits, needed] = [t`Combos que lo llevan`, t`Qué más necesitas`];
  return (
    <>
      {kitCount > 0 ? (
        <LoadInView
          key={`${slug} kits`}
          placeholder={<CardRowSkeleton title={kits} count={kitCount} />}
          load={loadKits}
        >
          {({ KitsWithProduct }) => <KitsWithProduct slug={slug} vehicleId={vehicleId} count={kitCount} />}
        </LoadInView>
      ) : null}
      {companions.length > 0 ? (
        <LoadInView
          key={`${slug} companions`}
          placeholder={<CardRowSkeleton title={needed} count={companions.length} />}
          load={loadCompanions}
        >
          {({ CompanionCards }) => (
            <CompanionCards slug={slug} vehicleId={vehicleId} count={companions.length} />
          )}
        </LoadInView>
      ) : null}
    </>
  );
}

/** Recently seen products at the end of a product page. */
export function LazyRecentlySeen({ product }: Props) {
  return (
    <LoadInView placeholder={null} load={loadSeen}>
      {({ RecentlySeen }) => <RecentlySeen except={product.slug} />}
    </LoadInView>
  );
}

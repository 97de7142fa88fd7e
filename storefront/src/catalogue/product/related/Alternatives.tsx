import { useLingui } from "@lingui/react/macro";
import type { ProductCard as ProductCardData } from "@recambia/contract/catalogue/card";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { hasFailed } from "../../../lib/http/has-failed.ts";
import { buttonClass } from "../../../ui/actions/Button.tsx";
import { QueryFailure } from "../../../ui/feedback/QueryFailure.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import row from "../../card/CardRow.module.css";
import { ProductCard } from "../../card/ProductCard.tsx";
import { ProductCards } from "../../card/ProductCards.tsx";
import { CompareCheckbox } from "../../compare/CompareCheckbox.tsx";
import { subcategoryPath } from "../../paths.ts";
import { alternativesQuery } from "../../queries.ts";
import section from "../ProductScreen.module.css";
import styles from "./Alternatives.module.css";
import { UrgentTitle } from "./UrgentTitle.tsx";

type Props = {
  product: ProductDetail;
  /** The product does not fit or is sold out, so the first alternative is shown at once. */
  isUrgent?: boolean;
};

type CardsProps = { products: readonly ProductCardData[]; vehicle: VehicleSummary | null; isUrgent: boolean };

/** The best alternative as a row, the others as cards to swipe on phones. */
function AlternativeCards({ products, vehicle, isUrgent }: CardsProps) {
  if (isUrgent) return <ProductCards products={products} vehicle={vehicle} shape="rows" />;
  return (
    <ul className={row.row}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} vehicle={vehicle} />
          <CompareCheckbox product={product} />
        </li>
      ))}
    </ul>
  );
}

/** Alternatives by other brands, with the same numbers or for the same vehicle. */
export function Alternatives({ product, isUrgent = false }: Props) {
  const { t } = useLingui();
  const vehicleId = product.vehicle?.id ?? null;
  const alternatives = useQuery(alternativesQuery(product.slug, vehicleId));
  if (hasFailed(alternatives)) return <QueryFailure query={alternatives} />;
  if (!alternatives.data) return <Skeleton className={styles.place} />;
  const fitting = alternatives.data.filter(
    ({ fit, stock }) => !isUrgent || (fit.answer !== "does_not_fit" && stock.state !== "out_of_stock"),
  );
  const shown = isUrgent ? fitting.slice(0, 1) : fitting;
  if (shown.length === 0 && !isUrgent) return null;
  const partType = product.part_type.name;
  return (
    <section className={isUrgent ? `${section.section} ${styles.urgent}` : section.section}>
      {isUrgent ? <UrgentTitle first={shown[0]} /> : <h2>{t`Equivalentes`}</h2>}
      {shown.length === 0 ? (
        <Link to={subcategoryPath(product.part_type.slug, vehicleId)} className={buttonClass("quiet")}>
          {vehicleId ? t`${partType} para tu coche` : partType}
        </Link>
      ) : (
        <AlternativeCards products={shown} vehicle={product.vehicle} isUrgent={isUrgent} />
      )}
    </section>
  );
}

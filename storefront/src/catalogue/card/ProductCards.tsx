import type { ProductCard as Product } from "@recambia/contract/catalogue/schemas";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { type ComponentProps, memo } from "react";
import { HydrationBoundary } from "../../lib/loading/HydrationBoundary.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { CompareCheckbox } from "../compare/CompareCheckbox.tsx";
import type { ListShape } from "../list/list-shape.ts";
import styles from "../list/ProductList.module.css";
import { productPath } from "../paths.ts";
import { ProductCard } from "./ProductCard.tsx";

type Props = {
  products: readonly Product[];
  vehicle: VehicleSummary | null;
  shape: ListShape;
  /** What is shown belongs to the address before, while the new one loads. */
  isStale?: boolean;
  toPage?(slug: string, vehicleId: string | null): string;
};

/** Pictures of the first row are fetched before what lies below. */
const eagerCount = 4;

export function ProductCards({ products, vehicle, shape, isStale = false, toPage = productPath }: Props) {
  const canCompare =
    products.length > 1 && new Set(products.map(({ part_type }) => part_type.slug)).size === 1;
  const classes = [shape === "rows" ? styles.rows : styles.grid, isStale && styles.isStale];
  return (
    <ul className={classes.filter(Boolean).join(" ")} aria-busy={isStale}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ListedProduct
            product={product}
            vehicle={vehicle}
            shape={shape === "rows" ? "row" : "card"}
            isEager={index < eagerCount}
            toPage={toPage}
            canCompare={canCompare}
          />
        </li>
      ))}
    </ul>
  );
}

type ListedProps = ComponentProps<typeof ProductCard> & { canCompare: boolean };

/** Not drawn anew with the list around it, which would take all of them over at once. */
const ListedProduct = memo(function ListedProduct({ canCompare, ...card }: ListedProps) {
  return (
    <HydrationBoundary>
      <ProductCard {...card} />
      {canCompare ? <CompareCheckbox product={card.product} /> : null}
    </HydrationBoundary>
  );
});

const places = Array.from({ length: 12 }, (_, index) => `place-${index}`);

/** Where the cards will be, while they load. */
export function ProductCardSkeletons({ shape }: { shape: ListShape }) {
  return (
    <div className={shape === "rows" ? styles.rows : styles.grid} aria-busy="true">
      {places.map((place) => (
        <Skeleton key={place} className={shape === "rows" ? styles.placeRow : styles.placeCard} />
      ))}
    </div>
  );
}

import type { ProductCard as Product } from "@recambia/contract/catalogue/card";
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
  /** The products belong to the previous URL while the new list loads. */
  isStale?: boolean;
  toPage?(slug: string, vehicleId: string | null): string;
};

/** Number of pictures in the first row, which load eagerly. */
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

/** Memoized, because an update from the list would hydrate all cards at once. */
const ListedProduct = memo(function ListedProduct({ canCompare, ...card }: ListedProps) {
  return (
    <HydrationBoundary>
      <ProductCard {...card}>{canCompare ? <CompareCheckbox product={card.product} /> : null}</ProductCard>
    </HydrationBoundary>
  );
});

const places = Array.from({ length: 12 }, (_, index) => `place-${index}`);

/** Placeholder for product cards. */
export function ProductCardSkeletons({ shape }: { shape: ListShape }) {
  return (
    <div className={shape === "rows" ? styles.rows : styles.grid} aria-busy="true">
      {places.map((place) => (
        <Skeleton key={place} className={shape === "rows" ? styles.placeRow : styles.placeCard} />
      ))}
    </div>
  );
}

import type { Favorite } from "@recambia/contract/favorites/schemas";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { KitCard, ProductCard } from "../catalogue/index.ts";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import styles from "./FavoriteCards.module.css";
import { RemovedFavorite } from "./RemovedFavorite.tsx";
import { UnsoldFavorite } from "./UnsoldFavorite.tsx";

type Props = {
  favorites: readonly Favorite[];
  vehicle: VehicleSummary | null;
  /** Current favorites; a card that is no longer one keeps its place, with an undo button. */
  ids: readonly string[];
  onRestore(id: string): void;
};

const eagerCount = 4;

export function FavoriteCards({ favorites, vehicle, ids, onRestore }: Props) {
  return (
    <ul className={styles.grid}>
      {favorites.map((favorite, index) => {
        const { id, name } = favorite.card;
        const isEager = index < eagerCount;
        return (
          <li key={id}>
            {ids.includes(id) ? (
              <Card favorite={favorite} vehicle={vehicle} isEager={isEager} />
            ) : (
              <RemovedFavorite name={name} onRestore={() => onRestore(id)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type CardProps = { favorite: Favorite; vehicle: VehicleSummary | null; isEager: boolean };

function Card({ favorite, vehicle, isEager }: CardProps) {
  if (!favorite.is_sold) return <UnsoldFavorite favorite={favorite} />;
  if (favorite.kind === "kit") return <KitCard kit={favorite.card} vehicle={vehicle} isEager={isEager} />;
  return <ProductCard product={favorite.card} vehicle={vehicle} isEager={isEager} />;
}

const places = Array.from({ length: 8 }, (_, index) => `place-${index}`);

/** Placeholder while the cards load. */
export function FavoriteCardSkeletons() {
  return (
    <div className={styles.grid} aria-busy="true">
      {places.map((place) => (
        <Skeleton key={place} className={styles.place} />
      ))}
    </div>
  );
}

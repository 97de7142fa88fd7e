import { Link } from "react-router";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { PartPicture } from "../card/PartPicture.tsx";
import styles from "./CategoryTiles.module.css";
import { CountNote } from "./CountNote.tsx";

/** A category or subcategory. */
type Entry = {
  slug: string;
  name: string;
  picture: string;
  product_count: number;
  from_cents?: number | null;
  /** A further line, such as when the part is changed. */
  note?: string;
};

type Props = {
  entries: readonly Entry[];
  vehicleId: string | null;
  /** Returns the path of an entry's products. */
  pathTo: (slug: string, vehicleId: string | null) => string;
  /** Number of first entries whose pictures load eagerly. */
  eagerCount?: number;
};

/** Tiles of categories or subcategories with picture, number of products and lowest price. */
export function CategoryTiles({ entries, vehicleId, pathTo, eagerCount = 0 }: Props) {
  return (
    <ul className={styles.grid}>
      {entries.map((entry, index) => (
        <li key={entry.slug}>
          <CategoryTile entry={entry} to={pathTo(entry.slug, vehicleId)} isEager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}

/** Dimmed without products for the selected vehicle. */
function CategoryTile({ entry, to, isEager }: { entry: Entry; to: string; isEager: boolean }) {
  const { name, picture, product_count, from_cents = null, note } = entry;
  return (
    <Link to={to} className={product_count === 0 ? `${styles.tile} ${styles.isEmpty}` : styles.tile}>
      <PartPicture picture={picture} alt="" isEager={isEager} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>
          <CountNote count={product_count} fromCents={from_cents} />
        </span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
    </Link>
  );
}

/** Placeholder for tiles. */
export function CategoryTileSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-busy="true">
      {Array.from({ length: count }, (_, index) => `place-${index}`).map((place) => (
        <Skeleton key={place} className={styles.place} />
      ))}
    </div>
  );
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./CategoryTile.module.css";
import { PartPicture } from "./PartPicture.tsx";

type Props = {
  to: string;
  name: string;
  picture: string;
  /** What stands under the name: how many, from what price. */
  children: ReactNode;
  /** Nothing in it for the chosen vehicle. */
  isEmpty?: boolean;
  isEager?: boolean;
};

/** A category or a kind of part, with its picture. */
export function CategoryTile({ to, name, picture, children, isEmpty = false, isEager = false }: Props) {
  return (
    <Link to={to} className={isEmpty ? `${styles.tile} ${styles.isEmpty}` : styles.tile}>
      <PartPicture picture={picture} alt="" isEager={isEager} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{children}</span>
      </span>
    </Link>
  );
}

/** Tiles side by side. */
export function CategoryTiles({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** Where tiles will be, while they load. */
export function TilePlaces({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-busy="true">
      {Array.from({ length: count }, (_, index) => `place-${index}`).map((place) => (
        <Skeleton key={place} className={styles.place} />
      ))}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Heart as HeartIcon } from "lucide-react";
import { useStore } from "zustand";
import { AddToListButton } from "../collections/index.ts";
import { nameWithNumber } from "../lib/texts/name-with-number.ts";
import { IconButton } from "../ui/actions/IconButton.tsx";
import styles from "./Heart.module.css";
import type { FavoriteItem } from "./load-heart.ts";
import { favoritesStore } from "./store.ts";
import { useFavoriteActions } from "./use-favorite-actions.ts";

/** A heart: pressed, it is a favorite; pressed again, it is none. With it comes the way to one's lists. */
export function Heart(purchasable: FavoriteItem) {
  const { t } = useLingui();
  const { id } = purchasable;
  const name = nameWithNumber(purchasable);
  const isFavorite = useStore(favoritesStore, ({ ids }) => ids.includes(id));
  const { setFavorite } = useFavoriteActions();
  return (
    <span className={styles.both}>
      <IconButton
        label={t`Favorito: ${name}`}
        icon={<HeartIcon aria-hidden="true" />}
        className={styles.heart}
        aria-pressed={isFavorite}
        onClick={() => setFavorite(id, !isFavorite)}
      />
      <AddToListButton purchasable={purchasable} className={styles.list} />
    </span>
  );
}

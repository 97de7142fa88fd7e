import { useLingui } from "@lingui/react/macro";
import { Heart as HeartIcon } from "lucide-react";
import { useStore } from "zustand";
import { AddToListButton } from "../collections/index.ts";
import { IconButton } from "../ui/actions/IconButton.tsx";
import styles from "./Heart.module.css";
import type { FavoriteItem } from "./load-heart.ts";
import { favoritesStore } from "./store.ts";
import { useFavoriteActions } from "./use-favorite-actions.ts";

/** A heart: pressed, it is a favorite; pressed again, it is none. With it comes the way to one's lists. */
export function Heart({ id, name }: FavoriteItem) {
  const { t } = useLingui();
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
      <AddToListButton purchasable={{ id, name }} className={styles.list} />
    </span>
  );
}

import { useDeferredValue, useEffect } from "react";
import { useStore } from "zustand";
import styles from "./FavoriteButton.module.css";
import { type FavoriteItem, heartStore, loadHeart } from "./load-heart.ts";

type Props = {
  purchasable: FavoriteItem;
  /** `picture`: in the corner of what is positioned around it; `inline`: beside other buttons. */
  place: "picture" | "inline";
};

/**
 * The heart of a product or a kit (specification §2, Favorites). Its room is kept from the first
 * paint; the heart itself comes when the page has been taken over, because it depends on who looks.
 */
export function FavoriteButton({ purchasable, place }: Props) {
  // All hearts of a list come at one moment: in steps, between which the page answers.
  const Heart = useDeferredValue(useStore(heartStore, (state) => state.Heart));
  useEffect(loadHeart, []);
  return <span className={styles[place]}>{Heart ? <Heart {...purchasable} /> : null}</span>;
}

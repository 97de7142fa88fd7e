import { useLingui } from "@lingui/react/macro";
import type { Favorite } from "@recambia/contract/favorites/schemas";
import { Link } from "react-router";
import { PartPicture, subcategoryPath } from "../catalogue/index.ts";
import { buttonClass } from "../ui/actions/Button.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { FavoriteButton } from "./FavoriteButton.tsx";
import styles from "./FavoriteCards.module.css";

/** A favorite that the shop no longer sells: it has no page, so its card leads to what there is instead. */
export function UnsoldFavorite({ favorite }: { favorite: Favorite }) {
  const { t } = useLingui();
  const { card } = favorite;
  return (
    <article className={styles.unsold}>
      <FavoriteButton purchasable={card} place="picture" />
      <PartPicture picture={card.picture} alt="" className={styles.picture} />
      <Badge>{t`Ya no se vende`}</Badge>
      <h2 className={styles.name}>{card.name}</h2>
      {favorite.kind === "product" ? (
        <>
          <span className={styles.muted}>
            {favorite.card.brand.name} · {favorite.card.part_number}
          </span>
          <Link to={subcategoryPath(favorite.card.part_type.slug, null)} className={buttonClass("quiet")}>
            {t`Ver otros: ${favorite.card.part_type.name}`}
          </Link>
        </>
      ) : (
        <Link to="/kit-list" className={buttonClass("quiet")}>
          {t`Ver los combos`}
        </Link>
      )}
    </article>
  );
}

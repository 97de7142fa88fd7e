import { useLingui } from "@lingui/react/macro";
import type { KitCard as Kit } from "@recambia/contract/catalogue/kits";
import { productTitle } from "@recambia/contract/catalogue/product-title";
import { formatCents } from "@recambia/contract/money";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import { Link } from "react-router";
import { AddToCartButton, InCartMark } from "../../cart/index.ts";
import { FavoriteButton } from "../../favorites/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { FitMark } from "../../vehicles/index.ts";
import { kitPath } from "../paths.ts";
import styles from "./KitCard.module.css";
import { PartPicture } from "./PartPicture.tsx";
import { PriceTag } from "./PriceTag.tsx";
import card from "./ProductCard.module.css";
import { StockNote } from "./StockNote.tsx";

type Props = { kit: Kit; vehicle: VehicleSummary | null; isEager?: boolean };

/** Card of a kit: its parts, whether all of them fit, and its price. */
export function KitCard({ kit, vehicle, isEager = false }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const vehicleId = vehicle?.id ?? null;
  const separately = formatCents(kit.separate_cents);
  const savedCents = kit.separate_cents - kit.price.cents;
  const saved = formatCents(savedCents);
  return (
    <article className={card.card}>
      <PartPicture picture={kit.picture} alt="" isEager={isEager} className={card.picture} />
      <div className={card.marks}>
        <InCartMark purchasableId={kit.id} />
      </div>
      <div className={card.words}>
        <div className={card.mark}>
          <FitMark fit={kit.fit} vehicle={vehicle} isCompact />
        </div>
        <h2 className={card.name}>
          <Link to={kitPath(kit.slug, vehicleId)}>{kit.name}</Link>
        </h2>
        <ul className={styles.parts}>
          {kit.parts.map((part) => (
            <li key={part.slug}>
              {part.quantity} × {productTitle(part.name, part.brand_name, locale, part.part_type_name)}
            </li>
          ))}
        </ul>
        <StockNote stock={kit.stock} />
      </div>
      <div className={card.foot}>
        <div className={styles.price}>
          <PriceTag price={kit.price} />
          <span className={styles.separate}>{t`Por separado: ${separately}`}</span>
          {savedCents > 0 ? <strong className={styles.saving}>{t`Ahorras ${saved}`}</strong> : null}
        </div>
        <div className={card.buy}>
          <AddToCartButton purchasable={kit} vehicle={vehicle} />
        </div>
      </div>
      <FavoriteButton purchasable={kit} place="picture" />
    </article>
  );
}

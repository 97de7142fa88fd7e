import type { ProductCard as Product } from "@recambia/contract/catalogue/card";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { AddToCartButton, InCartMark } from "../../cart/index.ts";
import { FavoriteButton } from "../../favorites/index.ts";
import { RatingNote } from "../../reviews/index.ts";
import { WholeCodes } from "../../ui/marks/WholeCodes.tsx";
import { FitMark } from "../../vehicles/index.ts";
import { productPath } from "../paths.ts";
import { TyreClasses } from "../product/facts/TyreClasses.tsx";
import { DataStrip, partNumberClass } from "./DataStrip.tsx";
import { PartPicture } from "./PartPicture.tsx";
import { PriceTag } from "./PriceTag.tsx";
import styles from "./ProductCard.module.css";
import { StockNote } from "./StockNote.tsx";

type Props = {
  product: Product;
  /** Vehicle that `product.fit` refers to; null without one. */
  vehicle: VehicleSummary | null;
  /** `row` for parts that differ by their dimensions. */
  shape?: "card" | "row";
  /** In the first row of a page. */
  isEager?: boolean;
  /** Path of the product's page; tools have a path of their own. */
  toPage?(slug: string, vehicleId: string | null): string;
  /** What a list adds to the card, such as the choice for a comparison. */
  children?: ReactNode;
};

/** Card of a product: fit, key attributes, price and the add-to-cart button. */
export function ProductCard({
  product,
  vehicle,
  shape = "card",
  isEager = false,
  toPage = productPath,
  children,
}: Props) {
  const vehicleId = vehicle?.id ?? null;
  return (
    <article className={shape === "row" ? `${styles.card} ${styles.row}` : styles.card}>
      <PartPicture picture={product.picture} alt="" isEager={isEager} className={styles.picture} />
      {shape === "card" ? (
        <div className={styles.marks}>
          <InCartMark purchasableId={product.id} />
        </div>
      ) : null}
      <div className={styles.words}>
        <div className={styles.mark}>
          <FitMark fit={product.fit} vehicle={vehicle} isCompact />
        </div>
        <span className={styles.brand}>
          {product.brand.name}
          {/* Cards that devices kept before have no reasons. */}
          {product.price_reasons?.map(({ value }) => ` · ${value}`)}
        </span>
        <h2 className={styles.name}>
          <Link to={toPage(product.slug, vehicleId)}>
            <WholeCodes text={product.name} />
          </Link>
        </h2>
        <DataStrip product={product} />
        {product.rating ? <RatingNote rating={product.rating} /> : null}
        <span className={partNumberClass}>{product.part_number}</span>
        <StockNote stock={product.stock} />
        {children ? <div className={styles.more}>{children}</div> : null}
      </div>
      <div className={styles.foot}>
        <div className={styles.cost}>
          {product.tyre_label ? <TyreClasses label={product.tyre_label} /> : null}
          <PriceTag price={product.price} />
        </div>
        <div className={styles.buy}>
          {shape === "row" ? <FavoriteButton purchasable={product} place="inline" /> : null}
          <AddToCartButton purchasable={product} vehicle={vehicle} />
        </div>
      </div>
      {shape === "card" ? <FavoriteButton purchasable={product} place="picture" /> : null}
    </article>
  );
}

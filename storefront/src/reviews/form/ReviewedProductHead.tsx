import type { ReviewedProduct } from "@recambia/contract/reviews/schemas";
import { Link } from "react-router";
import { PartPicture } from "../../catalogue/index.ts";
import styles from "./ReviewedProductHead.module.css";

/** Which product a review is of. */
export function ReviewedProductHead({ product }: { product: ReviewedProduct }) {
  const name = `${product.name} ${product.brand}`;
  return (
    <div className={styles.head}>
      <PartPicture picture={product.picture} alt="" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.name}>
          {product.is_sold ? <Link to={`/products/${product.slug}`}>{name}</Link> : name}
        </p>
        <p className={styles.number}>{product.part_number}</p>
      </div>
    </div>
  );
}

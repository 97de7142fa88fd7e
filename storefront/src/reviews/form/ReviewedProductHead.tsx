import { productTitle } from "@recambia/contract/catalogue/product-title";
import type { ReviewedProduct } from "@recambia/contract/reviews/schemas";
import { Link } from "react-router";
import { PartPicture } from "../../catalogue/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import styles from "./ReviewedProductHead.module.css";

/** Which product a review is of. */
export function ReviewedProductHead({ product }: { product: ReviewedProduct }) {
  const locale = useLocale();
  const name = productTitle(product.name, product.brand, locale, product.part_type_name);
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

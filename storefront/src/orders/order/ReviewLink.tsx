import { useLingui } from "@lingui/react/macro";
import type { OrderLine } from "@recambia/contract/orders/schemas";
import { PenLine } from "lucide-react";
import { Link } from "react-router";
import { nameWithNumber } from "../../lib/texts/name-with-number.ts";
import { reviewsPath, writeReviewPath } from "../../reviews/index.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./ReviewLink.module.css";

/**
 * Links a delivered product to the review form, which opens an existing review. For a kit it links to the
 * list of reviewable products, which contains the kit's parts.
 */
export function ReviewLink({ product }: { product: OrderLine["product"] }) {
  const { t } = useLingui();
  const isKit = product.kind === "kit";
  return (
    <Link to={isKit ? reviewsPath : writeReviewPath(product.id)} className={styles.link}>
      <PenLine size={16} aria-hidden="true" />
      <span>
        {isKit ? t`Opinar de sus piezas` : t`Opinar`}
        <VisuallyHidden>{`: ${nameWithNumber(product)}`}</VisuallyHidden>
      </span>
    </Link>
  );
}

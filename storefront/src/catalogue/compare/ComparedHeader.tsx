import { useLingui } from "@lingui/react/macro";
import type { ProductCard } from "@recambia/contract/catalogue/card";
import { productTitle } from "@recambia/contract/catalogue/product-title";
import { X } from "lucide-react";
import { Link } from "react-router";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { PartPicture } from "../card/PartPicture.tsx";
import { productPath } from "../paths.ts";
import styles from "./CompareTable.module.css";

type Props = { product: ProductCard; vehicleId: string | null; onRemove(): void };

/** Header of a product's column. */
export function ComparedHeader({ product, vehicleId, onRemove }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const title = productTitle(product.name, product.brand.name, locale, product.part_type.name);
  return (
    <th scope="col" className={styles.head}>
      <PartPicture picture={product.picture} alt="" isEager className={styles.picture} />
      <Link to={productPath(product.slug, vehicleId)}>{title}</Link>
      <IconButton
        className={styles.screenOnly}
        label={t`Quitar ${`${title} ${product.part_number}`}`}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </th>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { ProductCard } from "@recambia/contract/catalogue";
import { X } from "lucide-react";
import { Link } from "react-router";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./CompareTable.module.css";
import { PartPicture } from "./PartPicture.tsx";
import { productPath } from "./paths.ts";

type Props = { product: ProductCard; vehicleId: string | null; onRemove(): void };

/** The head of a product's column. */
export function ComparedHead({ product, vehicleId, onRemove }: Props) {
  const { t } = useLingui();
  const { name, brand, part_number } = product;
  return (
    <th scope="col" className={styles.head}>
      <PartPicture picture={product.picture} alt="" isEager className={styles.picture} />
      <Link to={productPath(product.slug, vehicleId)}>{`${name} ${brand.name}`}</Link>
      <IconButton
        className={styles.screenOnly}
        label={t`Quitar ${`${name} ${brand.name} ${part_number}`}`}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </th>
  );
}

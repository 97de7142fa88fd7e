import { useLingui } from "@lingui/react/macro";
import type { ProductCard } from "@recambia/contract/catalogue/card";
import styles from "./DataStrip.module.css";

type Described = Pick<ProductCard, "key_attributes" | "position" | "side">;

/** The key attributes in one line below the name: `Eje delantero · 280 mm · 22 mm`. */
export function DataStrip({ product }: { product: Described }) {
  const { t } = useLingui();
  const positions = { front: t`Eje delantero`, rear: t`Eje trasero` };
  const sides = { left: t`Izquierda`, right: t`Derecha` };
  return (
    <ul className={styles.strip}>
      {product.position ? <li>{positions[product.position]}</li> : null}
      {product.side ? <li>{sides[product.side]}</li> : null}
      {product.key_attributes.map((attribute) => (
        <li key={attribute.slug} title={attribute.name}>
          {attribute.value}
        </li>
      ))}
    </ul>
  );
}

/** Class of part numbers: tabular monospace. */
export const partNumberClass = styles.number;

import { useLingui } from "@lingui/react/macro";
import type { AttributeValue, ProductCard } from "@recambia/contract/catalogue/card";
import styles from "./DataStrip.module.css";
import { measureNames } from "./measure-names.ts";

type Described = Pick<ProductCard, "key_attributes" | "position" | "side" | "tyre_label">;

/**
 * The key attributes in one line below the name, each measure with what it measures: `Eje delantero · Ø 280 mm · Gr. 22 mm`.
 * For a tyre, its size instead: `205/55 R16 91V`.
 */
export function DataStrip({ product }: { product: Described }) {
  const { t } = useLingui();
  const positions = { front: t`Eje delantero`, rear: t`Eje trasero` };
  const sides = { left: t`Izquierda`, right: t`Derecha` };
  const textOf = useMeasureText(product.key_attributes);
  return (
    <ul className={styles.strip}>
      {product.position ? <li>{positions[product.position]}</li> : null}
      {product.side ? <li>{sides[product.side]}</li> : null}
      {product.tyre_label ? <li>{product.tyre_label.size}</li> : null}
      {product.tyre_label
        ? null
        : product.key_attributes.map((attribute) => (
            <li key={attribute.slug} title={attribute.name}>
              {textOf(attribute)}
            </li>
          ))}
    </ul>
  );
}

/** Returns an attribute's value, after a short name or, if it would be unclear, its name. */
function useMeasureText(attributes: readonly AttributeValue[]) {
  const { t } = useLingui();
  const shortNames: Record<string, string> = {
    width: t({ message: "An.", context: "medida" }),
    height: t({ message: "Al.", context: "medida" }),
    thickness: t({ message: "Gr.", context: "medida" }),
    length: t({ message: "L.", context: "medida" }),
    "outer-diameter": "Ø",
    "inner-diameter": t({ message: "Ø int.", context: "medida" }),
  };
  const names = measureNames(attributes, (slug) => slug in shortNames);
  return ({ slug, value }: AttributeValue) => {
    const name = names.get(slug);
    return name ? `${name}: ${value}` : [shortNames[slug], value].filter(Boolean).join(" ");
  };
}

/** Class of part numbers: tabular monospace. */
export const partNumberClass = styles.number;

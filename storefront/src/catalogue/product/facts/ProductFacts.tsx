import { useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { formatCount } from "../../../lib/texts/format-count.ts";
import section from "../ProductScreen.module.css";
import { formatWeight } from "./format-weight.ts";
import styles from "./ProductFacts.module.css";

/** Attributes and dimensions of a product (specification §3, product dimensions). */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { dimensions } = product;
  const positions = { front: t`Eje delantero`, rear: t`Eje trasero` };
  const sides = { left: t`Izquierda`, right: t`Derecha` };
  const number = (value: number, unit: string) => `${formatCount(value, locale)} ${unit}`;
  const attributes: [string, string][] = [
    ...(product.position ? [[t`Posición`, positions[product.position]] satisfies [string, string]] : []),
    ...(product.side ? [[t`Lado`, sides[product.side]] satisfies [string, string]] : []),
    ...product.attributes.map(({ name, value }): [string, string] => [name, value]),
    ...(product.approval_number
      ? [[t`Homologación`, product.approval_number] satisfies [string, string]]
      : []),
    ...(product.producer_register_number
      ? [[t`Registro de productores`, product.producer_register_number] satisfies [string, string]]
      : []),
    ...(product.gtin ? [["EAN", product.gtin] satisfies [string, string]] : []),
  ];
  const measures: [string, string][] = [
    [t`Ancho (fondo)`, number(dimensions.depth_mm, "mm")],
    [t`Alto`, number(dimensions.height_mm, "mm")],
    [t`Largo`, number(dimensions.length_mm, "mm")],
    [t`Volumen`, number(dimensions.volume_cm3, "cm³")],
    [t`Peso`, formatWeight(dimensions.weight_g, locale)],
  ];
  return (
    <div className={styles.tables}>
      <FactTable title={t`Características`} facts={attributes} />
      <FactTable title={t`Medidas con embalaje`} facts={measures} />
    </div>
  );
}

function FactTable({ title, facts }: { title: string; facts: readonly [string, string][] }) {
  return (
    <section className={section.section}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

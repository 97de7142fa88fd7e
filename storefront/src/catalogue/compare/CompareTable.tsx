import { useLingui } from "@lingui/react/macro";
import type { ProductCard } from "@recambia/contract/catalogue/card";
import type { Comparison } from "@recambia/contract/catalogue/compare";
import { type FocusEvent, type ReactNode, useId, useState } from "react";
import { AddToCartButton } from "../../cart/index.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDecimal } from "../../lib/texts/format-decimal.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { FitMark } from "../../vehicles/index.ts";
import { PriceTag } from "../card/PriceTag.tsx";
import { StockNote } from "../card/StockNote.tsx";
import { ComparedHeader } from "./ComparedHeader.tsx";
import { CompareRow } from "./CompareRow.tsx";
import styles from "./CompareTable.module.css";

type Props = {
  comparison: Comparison;
  onRemove(slug: string, partType: string): void;
  onFocus(event: FocusEvent): void;
};

/** Comparison table with products as columns and attributes as rows. Differences are marked, in text, too. */
export function CompareTable({ comparison, onRemove, onFocus }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const [hidesSame, setHidesSame] = useState(false);
  const { products, vehicle } = comparison;
  const vehicleId = vehicle?.id ?? null;
  const facts = useFacts(comparison);
  const shown = facts.filter(({ differs }) => differs || !hidesSame);
  return (
    <>
      {facts.some(({ differs }) => !differs) ? (
        <Checkbox
          className={styles.screenOnly}
          checked={hidesSame}
          onChange={(event) => setHidesSame(event.target.checked)}
          label={t`Ver solo las diferencias`}
        />
      ) : null}
      {/* Wider than phones: scrolls by touch, pointer or arrow keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1) */}
      <section className={styles.scroll} aria-labelledby={titleId} tabIndex={0} onFocus={onFocus}>
        <table className={styles.table}>
          <caption id={titleId} className={styles.caption}>
            {t`Comparación de ${products.length}`}
          </caption>
          <thead>
            <tr>
              <td className={styles.corner} />
              {products.map((product) => (
                <ComparedHeader
                  key={product.id}
                  product={product}
                  vehicleId={vehicleId}
                  onRemove={() => onRemove(product.slug, product.part_type.slug)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            <CompareRow
              name={t`Referencia`}
              cells={products.map(({ id, part_number }) => ({ id, content: part_number }))}
              differs={false}
            />
            {shown.map(({ key, ...fact }) => (
              <CompareRow key={key} {...fact} />
            ))}
            <CompareRow
              name={t`Comprar`}
              className={styles.screenOnly}
              cells={products.map((product) => ({
                id: product.id,
                content: <AddToCartButton purchasable={product} vehicle={vehicle} />,
              }))}
              differs={false}
            />
          </tbody>
        </table>
      </section>
    </>
  );
}

type Fact = {
  key: string;
  name: string;
  cells: { id: string; content: ReactNode }[];
  differs: boolean;
};

/** Rows of comparable attributes, in display order. */
function useFacts({ products, attributes, vehicle }: Comparison): Fact[] {
  const { t } = useLingui();
  const cells = (draw: (product: ProductCard) => ReactNode) =>
    products.map((product) => ({ id: product.id, content: draw(product) }));
  return [
    {
      key: "price",
      name: t`Precio`,
      cells: cells((product) => <Price product={product} products={products} />),
      differs: differ(products, ({ price }) => price.cents),
    },
    {
      key: "fit",
      name: t`Encaja`,
      cells: cells(({ fit }) => <FitMark fit={fit} vehicle={vehicle} isCompact />),
      differs: differ(products, ({ fit }) => fit.answer),
    },
    {
      key: "stock",
      name: t`Disponibilidad`,
      cells: cells(({ stock }) => <StockNote stock={stock} />),
      differs: differ(products, ({ stock }) => stock.state),
    },
    {
      key: "rating",
      name: t`Valoración`,
      cells: cells(({ rating }) => <RatingWords rating={rating} />),
      differs: differ(products, ({ rating }) => rating?.average),
    },
    ...attributes.map(({ slug, name, values, differs }) => ({
      key: `attribute ${slug}`,
      name,
      cells: products.map(({ id }, place) => ({ id, content: values[place] ?? "—" })),
      differs,
    })),
  ];
}

function differ(products: readonly ProductCard[], of: (product: ProductCard) => unknown): boolean {
  return new Set(products.map(of)).size > 1;
}

/** Price, marked as the lowest of several. */
function Price({ product, products }: { product: ProductCard; products: readonly ProductCard[] }) {
  const { t } = useLingui();
  const lowest = Math.min(...products.map(({ price }) => price.cents));
  const isBest = product.price.cents === lowest && differ(products, ({ price }) => price.cents);
  return (
    <>
      {isBest ? <Badge tone="fits">{t`El mejor precio`}</Badge> : null}
      <PriceTag price={product.price} />
    </>
  );
}

function RatingWords({ rating }: Pick<ProductCard, "rating">) {
  const { t } = useLingui();
  const locale = useLocale();
  if (!rating) return <>{t`Sin opiniones`}</>;
  const average = formatDecimal(rating.average, locale);
  return <>{t`${average} de 5 (${rating.count})`}</>;
}

import { useLingui } from "@lingui/react/macro";
import type { Comparison } from "@recambia/contract/catalogue/compare";
import { type FocusEvent, useId, useState } from "react";
import { AddToCartButton } from "../../cart/index.ts";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { useEarlyChoices } from "../../ui/forms/use-early-choices.ts";
import { ComparedHeader } from "./ComparedHeader.tsx";
import { CompareRow } from "./CompareRow.tsx";
import styles from "./CompareTable.module.css";
import { useComparedFacts } from "./use-compared-facts.tsx";

type Props = {
  comparison: Comparison;
  onRemove(slug: string): void;
  onFocus(event: FocusEvent): void;
};

/** Comparison table with products as columns and attributes as rows. Differences are marked, in text, too. */
export function CompareTable({ comparison, onRemove, onFocus }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const [hidesSame, setHidesSame] = useState(false);
  const box = useEarlyChoices<HTMLInputElement>();
  const { products, vehicle } = comparison;
  const vehicleId = vehicle?.id ?? null;
  const facts = useComparedFacts(comparison);
  const shown = facts.filter(({ differs }) => differs || !hidesSame);
  return (
    <>
      {facts.some(({ differs }) => !differs) ? (
        <Checkbox
          ref={box}
          autoComplete="off"
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
                  onRemove={() => onRemove(product.slug)}
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

import { useLingui } from "@lingui/react/macro";
import type { ProductCard } from "@recambia/contract/catalogue/card";
import { maxCompared } from "@recambia/contract/catalogue/compare";
import { nameWithNumber } from "../../lib/texts/name-with-number.ts";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { useEarlyChoices } from "../../ui/forms/use-early-choices.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { setCompared, useCompared } from "./compare-store.ts";

type Props = { product: Pick<ProductCard, "slug" | "name" | "part_number" | "part_type"> };

/** Adds a product to the comparison or removes it; at most four of one kind. */
export function CompareCheckbox({ product }: Props) {
  const { t } = useLingui();
  const compared = useCompared();
  const { slug } = product;
  const partType = product.part_type.slug;
  const isChosen = compared.slugs.includes(slug);
  const isFull = compared.partType === partType && compared.slugs.length >= maxCompared;
  return (
    <Checkbox
      ref={useEarlyChoices<HTMLInputElement>()}
      autoComplete="off"
      checked={isChosen}
      disabled={isFull && !isChosen}
      onChange={(event) => setCompared({ slug, partType }, event.target.checked)}
      label={
        <>
          {t`Comparar`}
          <VisuallyHidden>{`: ${nameWithNumber(product)}`}</VisuallyHidden>
        </>
      }
    />
  );
}

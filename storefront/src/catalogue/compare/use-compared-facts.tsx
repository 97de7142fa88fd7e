import { useLingui } from "@lingui/react/macro";
import type { ProductCard } from "@recambia/contract/catalogue/card";
import type { Comparison } from "@recambia/contract/catalogue/compare";
import type { ReactNode } from "react";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDecimal } from "../../lib/texts/format-decimal.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { FitMark } from "../../vehicles/index.ts";
import { PriceTag } from "../card/PriceTag.tsx";
import { StockNote } from "../card/StockNote.tsx";
import { TyreClasses } from "../product/facts/TyreClasses.tsx";
import { bestPriced } from "./best-priced.ts";

type Fact = {
  key: string;
  name: string;
  cells: { id: string; content: ReactNode }[];
  differs: boolean;
};

/** Returns the rows of a comparison, in display order. A row differs if anything does that its cells show. */
export function useComparedFacts({ products, attributes, vehicle }: Comparison): Fact[] {
  const { t } = useLingui();
  const best = bestPriced(products);
  const row = (
    key: keyof ProductCard,
    name: string,
    draw: (product: ProductCard) => ReactNode,
    shown: (product: ProductCard) => unknown = (product) => product[key],
  ): Fact => ({
    key,
    name,
    cells: products.map((product) => ({ id: product.id, content: draw(product) })),
    differs: new Set(products.map((product) => JSON.stringify(shown(product)))).size > 1,
  });
  return [
    row(
      "price",
      t`Precio`,
      (product) => <Price product={product} isBest={best.has(product.id)} />,
      ({ price, tyre_label: label }) => [
        price,
        label && [label.fuel_class, label.wet_grip_class, label.noise_db],
      ],
    ),
    row("fit", t`Encaja`, ({ fit }) => <FitMark fit={fit} vehicle={vehicle} isCompact />),
    row("stock", t`Disponibilidad`, ({ stock }) => <StockNote stock={stock} />),
    row("rating", t`Valoración`, ({ rating }) => <RatingWords rating={rating} />),
    ...usePlaces(products).map(({ key, name, words }) =>
      row(key, name, (product) => words[product[key] ?? ""] ?? "—"),
    ),
    ...attributes.map(({ slug, name, values, differs }) => ({
      key: `attribute ${slug}`,
      name,
      cells: products.map(({ id }, place) => ({ id, content: values[place] ?? "—" })),
      differs,
    })),
  ];
}

/** Where the parts go on the car, as far as any of them tells. */
function usePlaces(products: readonly ProductCard[]) {
  const { t } = useLingui();
  const places: { key: "position" | "side"; name: string; words: Record<string, string> }[] = [
    { key: "position", name: t`Posición`, words: { front: t`Eje delantero`, rear: t`Eje trasero` } },
    { key: "side", name: t`Lado`, words: { left: t`Izquierda`, right: t`Derecha` } },
  ];
  return places.filter(({ key }) => products.some((product) => product[key] !== null));
}

/** Price, marked as the lowest of several; near that of a tyre stands its label (Regulation (EU) 2020/740 art. 6). */
function Price({ product, isBest }: { product: ProductCard; isBest: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {isBest ? <Badge tone="fits">{t`El mejor precio`}</Badge> : null}
      {product.tyre_label ? <TyreClasses label={product.tyre_label} /> : null}
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

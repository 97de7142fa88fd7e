import { useLingui } from "@lingui/react/macro";
import type { ProductListMeta } from "@recambia/contract/catalogue/list";
import { useQuery } from "@tanstack/react-query";
import row from "../../card/CardRow.module.css";
import { CardRow, CardRowSkeleton } from "../../card/CardRow.tsx";
import { ProductCard } from "../../card/ProductCard.tsx";
import { productListQuery } from "../../queries.ts";

const shownProducts = 8;

/** Products below a search without results: those of the nearest word, or else others, labelled as such. */
export function OtherProducts({ meta: { search, vehicle } }: { meta: ProductListMeta }) {
  const { t } = useLingui();
  const [near] = search?.unknown.flatMap((unknown) => unknown.near) ?? [];
  const products = useQuery(
    productListQuery("products", {
      per_page: String(shownProducts),
      ...(near ? { q: near.query } : {}),
      ...(vehicle ? { vehicle: vehicle.id } : {}),
    }),
  );
  const others = vehicle ? t`Otros productos para tu ${vehicle.model_name}` : t`Otros productos de la tienda`;
  const title = near ? t`Productos de «${near.word}»` : others;
  if (products.isPending) return <CardRowSkeleton title={title} count={shownProducts} />;
  if (!products.data?.data.length) return null;
  return (
    <CardRow title={title}>
      <ul className={row.row}>
        {products.data.data.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} vehicle={products.data.meta.vehicle} />
          </li>
        ))}
      </ul>
    </CardRow>
  );
}

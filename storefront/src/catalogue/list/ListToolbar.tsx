import { useLingui } from "@lingui/react/macro";
import type { ProductListMeta, Sort } from "@recambia/contract/catalogue/list";
import { LayoutGrid, Rows3, SlidersHorizontal } from "lucide-react";
import { Button } from "../../ui/actions/Button.tsx";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { useEarlyChoices } from "../../ui/forms/use-early-choices.ts";
import type { ListShape } from "./list-shape.ts";
import { withParameter } from "./list-url.ts";
import styles from "./ProductList.module.css";

type Props = {
  meta: ProductListMeta | undefined;
  search: URLSearchParams;
  shape: ListShape;
  onShape(shape: ListShape): void;
  onChange(search: URLSearchParams): void;
  onOpenFilters(): void;
};

/**
 * Filter button (phones), sort order and layout of a list; an empty one has nothing to order,
 * and maybe nothing to filter by. The order by rating is offered where there are reviews.
 */
export function ListToolbar({ meta, search, shape, onShape, onChange, onOpenFilters }: Props) {
  const { t } = useLingui();
  const chosen = search.get("sort");
  const sorts: (readonly [Sort, string])[] = [
    ["relevance", t`Relevancia`],
    ["price_asc", t`Precio: de menor a mayor`],
    ["price_desc", t`Precio: de mayor a menor`],
    ["newest", t`Novedades`],
    ...(chosen === "rating" || meta?.facets.some(({ key }) => key === "rating_min")
      ? [["rating", t`Mejor valorados`] as const]
      : []),
  ];
  const tools = useEarlyChoices<HTMLDivElement>();
  return (
    <div ref={tools} className={styles.tools}>
      {meta?.facets.length === 0 ? null : (
        <Button
          look="quiet"
          className={styles.sheetButton}
          icon={<SlidersHorizontal size={20} aria-hidden="true" />}
          onClick={onOpenFilters}
          disabled={!meta}
        >
          {t`Filtros`}
        </Button>
      )}
      {meta?.total === 0 ? null : (
        <>
          <Select
            className={styles.sort}
            label={t`Ordenar por`}
            labelClassName={styles.sortLabel ?? ""}
            autoComplete="off"
            value={sorts.some(([sort]) => sort === chosen) ? (chosen ?? "relevance") : "relevance"}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange(withParameter(search, "sort", value === "relevance" ? null : value));
            }}
          >
            {sorts.map(([sort, name]) => (
              <option key={sort} value={sort}>
                {name}
              </option>
            ))}
          </Select>
          <div className={styles.shapes}>
            <IconButton
              className={styles.shape}
              label={t`Ver en cuadrícula`}
              aria-pressed={shape === "grid"}
              icon={<LayoutGrid aria-hidden="true" />}
              onClick={() => onShape("grid")}
            />
            <IconButton
              className={styles.shape}
              label={t`Ver en filas`}
              aria-pressed={shape === "rows"}
              icon={<Rows3 aria-hidden="true" />}
              onClick={() => onShape("rows")}
            />
          </div>
        </>
      )}
    </div>
  );
}

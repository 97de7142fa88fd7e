import { useLingui } from "@lingui/react/macro";
import { type ReviewSummary, reviewSorts } from "@recambia/contract/reviews/schemas";
import { X } from "lucide-react";
import { Button } from "../../ui/actions/Button.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import type { ReviewView } from "../queries.ts";
import styles from "./ReviewToolbar.module.css";

type Props = { view: ReviewView; summary: ReviewSummary; onView(view: ReviewView): void };

/** Order of the reviews, and the filter that is on. */
export function ReviewToolbar({ view, summary, onView }: Props) {
  const { t } = useLingui();
  const names = {
    newest: t`Más recientes`,
    best: t`Mejor valoradas`,
    worst: t`Peor valoradas`,
    pictures: t`Con fotos primero`,
  };
  const { stars } = view;
  const sorts = reviewSorts.filter((sort) => sort !== "pictures" || summary.with_pictures > 0);
  return (
    <div className={styles.tools}>
      <Select
        label={t`Ordenar por`}
        value={view.sort}
        onChange={({ currentTarget }) => {
          const sort = reviewSorts.find((known) => known === currentTarget.value) ?? "newest";
          onView({ ...view, sort });
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {names[sort]}
          </option>
        ))}
      </Select>
      {stars === null ? null : (
        <Button
          look="quiet"
          icon={<X size={20} aria-hidden="true" />}
          onClick={() => onView({ ...view, stars: null })}
        >
          {t`Solo las de ${stars} de 5: ver todas`}
        </Button>
      )}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { Facet } from "@recambia/contract/catalogue/list";
import type { Locale } from "@recambia/contract/locale";
import { formatCents } from "@recambia/contract/money";
import { X } from "lucide-react";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { withoutFilters, withRange, withToggledValue } from "../list-url.ts";
import styles from "./ChosenFilters.module.css";
import { formatMeasure } from "./format-measure.ts";
import { useRangeWords } from "./use-range-words.ts";

type Props = {
  facets: readonly Facet[];
  search: URLSearchParams;
  onChange(search: URLSearchParams): void;
};

type Chip = { key: string; text: string; without: URLSearchParams };

/** Active filters, each with a button to remove it, and one to remove all. */
export function ChosenFilters({ facets, search, onChange }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const rangeWords = useRangeWords();
  const chips = facets.flatMap((facet) => chipsOf(facet, search, locale, rangeWords));
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Filtros elegidos`}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t`Quitar ${chip.text}`}
            onClick={() => onChange(chip.without)}
          >
            {chip.text}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => onChange(withoutFilters(search))}>
          {t`Quitar todos`}
        </button>
      </li>
    </ul>
  );
}

/** Whether an option says only yes or no, so that the facet's name tells more. */
function isSwitch(value: string): boolean {
  return value === "1" || value === "true" || value === "false";
}

function chipsOf(
  facet: Facet,
  search: URLSearchParams,
  locale: Locale,
  rangeWords: ReturnType<typeof useRangeWords>,
): Chip[] {
  if (facet.kind === "options") {
    return facet.options
      .filter((option) => option.selected)
      .map((option) => ({
        key: `${facet.key}-${option.value}`,
        text: facet.options.length === 1 && isSwitch(option.value) ? facet.name : option.label,
        without: withToggledValue(search, facet.key, option.value),
      }));
  }
  const { selected_min: min, selected_max: max, unit } = facet;
  if (min === null && max === null) return [];
  const write = (value: number) =>
    unit === "cents" ? formatCents(value) : formatMeasure(value, unit, locale);
  return [
    {
      key: facet.key,
      text: `${facet.name}: ${rangeWords({ min, max }, write)}`,
      without: withRange(search, facet.key, { min: null, max: null }),
    },
  ];
}

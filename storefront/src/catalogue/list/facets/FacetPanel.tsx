import { useLingui } from "@lingui/react/macro";
import type { Facet } from "@recambia/contract/catalogue/list";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { formatCount } from "../../../lib/texts/format-count.ts";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { useEarlyChoices } from "../../../ui/forms/use-early-choices.ts";
import { chosenRange, chosenValues, type Range, withRange, withToggledValue } from "../list-url.ts";
import styles from "./FacetPanel.module.css";
import { MeasureSelect } from "./MeasureSelect.tsx";
import { isMeasure } from "./order-facets.ts";
import { RangeFields } from "./RangeFields.tsx";

type Props = {
  facets: readonly Facet[];
  search: URLSearchParams;
  onChange(search: URLSearchParams): void;
};

type OptionsFacet = Extract<Facet, { kind: "options" }>;

/** Number of groups that are open initially. */
const openGroups = 5;

/** Filters of a list with the number of results for each option. */
export function FacetPanel({ facets, search, onChange }: Props) {
  const { t } = useLingui();
  const panel = useEarlyChoices<HTMLDivElement>();
  return (
    <div ref={panel} className={styles.panel}>
      {groupsOf(facets).map((group, index) => (
        <details
          key={group[0].key}
          className={styles.group}
          open={index < openGroups || group.some(isChosen)}
        >
          <summary>{isMeasure(group[0]) ? t`Medidas` : group[0].name}</summary>
          <div className={isMeasure(group[0]) ? styles.measures : undefined}>
            {group.map((facet) => (
              <Filter key={facet.key} facet={facet} search={search} onChange={onChange} />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Measures are one group; any other facet is a group of its own. */
function groupsOf(facets: readonly Facet[]): [Facet, ...Facet[]][] {
  const groups = new Map<string, [Facet, ...Facet[]]>();
  for (const facet of facets) {
    const key = isMeasure(facet) ? "measures" : facet.key;
    const group = groups.get(key);
    if (group) group.push(facet);
    else groups.set(key, [facet]);
  }
  return [...groups.values()];
}

function Filter({ facet, search, onChange }: Omit<Props, "facets"> & { facet: Facet }) {
  if (facet.kind === "options") {
    return (
      <Options
        facet={facet}
        chosen={chosenValues(search, facet.key)}
        onToggle={(value) => onChange(withToggledValue(search, facet.key, value))}
      />
    );
  }
  const range = {
    chosen: chosenRange(search, facet.key),
    onChange: (next: Range) => onChange(withRange(search, facet.key, next)),
  };
  return isMeasure(facet) ? (
    <MeasureSelect facet={facet} {...range} />
  ) : (
    <RangeFields facet={facet} {...range} />
  );
}

function isChosen(facet: Facet): boolean {
  return facet.kind === "options"
    ? facet.options.some((option) => option.selected)
    : facet.selected_min !== null || facet.selected_max !== null;
}

type OptionsProps = {
  facet: OptionsFacet;
  /** Read from the URL, so it is current while the counts still belong to the previous list. */
  chosen: readonly string[];
  onToggle(value: string): void;
};

function Options({ facet, chosen, onToggle }: OptionsProps) {
  const locale = useLocale();
  return (
    <fieldset className={styles.options} aria-label={facet.name}>
      {facet.options.map((option) => (
        <Checkbox
          key={option.value}
          name={facet.key}
          value={option.value}
          autoComplete="off"
          checked={chosen.includes(option.value)}
          disabled={option.count === 0 && !chosen.includes(option.value)}
          onChange={() => onToggle(option.value)}
          label={
            <span className={styles.label}>
              <span>{option.label}</span>
              <span className={styles.count}>{formatCount(option.count, locale)}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}

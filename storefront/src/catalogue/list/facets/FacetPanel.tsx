import { useLingui } from "@lingui/react/macro";
import type { Facet } from "@recambia/contract/catalogue/list";
import { type FormEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { formatCount } from "../../../lib/texts/format-count.ts";
import { Button } from "../../../ui/actions/Button.tsx";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { chosenValues, type Range, withRange, withToggledValue } from "../list-url.ts";
import styles from "./FacetPanel.module.css";

type Props = {
  facets: readonly Facet[];
  search: URLSearchParams;
  onChange(search: URLSearchParams): void;
};

type OptionsFacet = Extract<Facet, { kind: "options" }>;
type RangeFacet = Extract<Facet, { kind: "range" }>;

/** Number of groups that are open initially. */
const openGroups = 4;

/** Filters of a list with the number of results for each option. */
export function FacetPanel({ facets, search, onChange }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const takeOver = useEffectEvent(() => {
    const pressed = panel.current ? pressedEarly(panel.current, search) : [];
    if (pressed.length === 0) return;
    onChange(pressed.reduce((next, { name, value }) => withToggledValue(next, name, value), search));
  });
  useEffect(() => takeOver(), []);
  return (
    <div ref={panel} className={styles.panel}>
      {facets.map((facet, index) => (
        <details key={facet.key} className={styles.group} open={index < openGroups || isChosen(facet)}>
          <summary>{facet.name}</summary>
          {facet.kind === "options" ? (
            <Options
              facet={facet}
              chosen={chosenValues(search, facet.key)}
              onToggle={(value) => onChange(withToggledValue(search, facet.key, value))}
            />
          ) : (
            <RangeForm
              key={`${facet.selected_min}-${facet.selected_max}`}
              facet={facet}
              onApply={(range) => onChange(withRange(search, facet.key, range))}
            />
          )}
        </details>
      ))}
    </div>
  );
}

/** Finds checkboxes pressed before hydration, whose state differs from the URL. */
function pressedEarly(panel: HTMLElement, search: URLSearchParams): HTMLInputElement[] {
  const boxes = panel.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
  return [...boxes].filter(
    ({ name, value, checked }) => checked !== chosenValues(search, name).includes(value),
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
          // Prevents the browser from restoring checkboxes, which would count as presses.
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

const centsPerEuro = 100;

/** Form for both ends of a range; prices are entered in euros. */
function RangeForm({ facet, onApply }: { facet: RangeFacet; onApply(range: Range): void }) {
  const { t } = useLingui();
  const id = useId();
  const scale = facet.unit === "cents" ? centsPerEuro : 1;
  const unit = facet.unit === "cents" ? "€" : facet.unit;

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onApply({ min: scaled(form.get("min"), scale), max: scaled(form.get("max"), scale) });
  }

  const field = (name: "min" | "max", label: string) => {
    const chosen = name === "min" ? facet.selected_min : facet.selected_max;
    const bound = name === "min" ? Math.floor(facet.min / scale) : Math.ceil(facet.max / scale);
    return (
      <TextField
        name={name}
        label={unit ? `${label} (${unit})` : label}
        inputMode="decimal"
        autoComplete="off"
        placeholder={String(bound)}
        defaultValue={chosen === null ? "" : String(chosen / scale).replace(".", ",")}
      />
    );
  };
  return (
    <form id={id} className={styles.range} onSubmit={apply} aria-label={facet.name}>
      {field("min", t`Desde`)}
      {field("max", t`Hasta`)}
      <Button type="submit" look="quiet" className={styles.apply}>
        {t`Aplicar`}
      </Button>
    </form>
  );
}

/** Parses a number such as `19,90` into the facet's unit; null for none. */
function scaled(text: FormDataEntryValue | null, scale: number): number | null {
  if (typeof text !== "string" || text.trim() === "") return null;
  const number = Number(text.trim().replace(",", "."));
  return Number.isFinite(number) && number >= 0 ? Math.round(number * scale * 1000) / 1000 : null;
}

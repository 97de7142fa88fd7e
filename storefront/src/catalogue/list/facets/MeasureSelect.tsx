import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { formatCount } from "../../../lib/texts/format-count.ts";
import { Select } from "../../../ui/forms/Select.tsx";
import type { Range } from "../list-url.ts";
import { formatMeasure } from "./format-measure.ts";
import type { MeasureFacet } from "./order-facets.ts";
import { useRangeWords } from "./use-range-words.ts";

type Props = { facet: MeasureFacet; chosen: Range; onChange(range: Range): void };

/** Offers the values of a measure, each with its number of products; a range that the URL asks for is kept until then. */
export function MeasureSelect({ facet: { name, unit, values }, chosen, onChange }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { min, max } = chosen;
  const isAny = min === null && max === null;
  const rangeWords = useRangeWords();
  const worded = (value: number) => formatMeasure(value, unit, locale);
  const isListed = min === max && values.some(({ value }) => value === min);
  return (
    <Select
      label={name}
      autoComplete="off"
      value={isAny ? "" : isListed ? String(min) : "asked"}
      onChange={({ currentTarget: { value } }) => {
        const only = value === "" ? null : Number(value);
        onChange({ min: only, max: only });
      }}
    >
      <option value="">{t`Cualquiera`}</option>
      {isAny || isListed ? null : <option value="asked">{rangeWords(chosen, worded)}</option>}
      {values.map(({ value, count }) => (
        <option key={value} value={value}>
          {`${worded(value)} (${formatCount(count, locale)})`}
        </option>
      ))}
    </Select>
  );
}

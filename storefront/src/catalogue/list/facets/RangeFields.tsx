import { useLingui } from "@lingui/react/macro";
import type { Facet } from "@recambia/contract/catalogue/list";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocale } from "../../../lib/page/page-frame.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { isCrossed, type Range } from "../list-url.ts";
import styles from "./FacetPanel.module.css";
import { parseAmount } from "./parse-amount.ts";
import { followRange } from "./range-text.ts";

type Props = {
  facet: Extract<Facet, { kind: "range" }>;
  chosen: Range;
  onChange(range: Range): void;
};

const centsPerEuro = 100;

/** Both ends of a range; prices are entered in euros. */
export function RangeFields({ facet, chosen, onChange }: Props) {
  const { t } = useLingui();
  const scale = facet.unit === "cents" ? centsPerEuro : 1;
  const unit = facet.unit === "cents" ? "€" : facet.unit;
  const label = (words: string) => (unit ? `${words} (${unit})` : words);
  return (
    <fieldset className={styles.range} aria-label={facet.name}>
      <RangeEnd
        label={label(t`Desde`)}
        bound={Math.floor(facet.min / scale)}
        scale={scale}
        chosen={chosen.min}
        isUnlikely={(min) => isCrossed({ ...chosen, min })}
        onChoose={(min) => onChange({ ...chosen, min })}
      />
      <RangeEnd
        label={label(t`Hasta`)}
        bound={Math.ceil(facet.max / scale)}
        scale={scale}
        chosen={chosen.max}
        isUnlikely={(max) => isCrossed({ ...chosen, max })}
        onChoose={(max) => onChange({ ...chosen, max })}
      />
    </fieldset>
  );
}

type EndProps = {
  label: string;
  /** Shown while the field is empty. */
  bound: number;
  scale: number;
  chosen: number | null;
  /** Whether a number, as far as it is typed, would turn the range. */
  isUnlikely(value: number | null): boolean;
  onChoose(value: number | null): void;
};

/** Time from the last key press until a typed number applies. */
const pauseMs = 900;

/** One end of a range. Its number applies after a pause, on Enter, and when the field is left. */
function RangeEnd({ label, bound, scale, chosen, isUnlikely, onChoose }: EndProps) {
  const locale = useLocale();
  // Prices have a comma in every language; see `formatCents`.
  const decimalSign = locale === "en" && scale === 1 ? "." : ",";
  const parse = (typed: string) => parseAmount(typed, scale, locale);
  const write = (value: number | null) =>
    value === null ? "" : String(value / scale).replace(".", decimalSign);
  const [field, setField] = useState({ text: write(chosen), from: chosen, asked: chosen });
  const { text } = field;
  if (field.from !== chosen) setField(followRange(field, chosen, parse, write));

  function choose() {
    const value = parse(text);
    if (value === undefined) setField({ ...field, text: write(chosen) });
    else if (value !== chosen) {
      setField({ ...field, asked: value });
      onChoose(value);
    }
  }
  // A number that is not finished yet stays as it is typed.
  const chooseAfterPause = useEffectEvent((typed: string) => {
    const value = parse(typed);
    if (value !== undefined && !isUnlikely(value)) choose();
  });
  useEffect(() => {
    const timer = setTimeout(() => chooseAfterPause(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <TextField
      label={label}
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      placeholder={String(bound)}
      value={text}
      onChange={(event) => setField({ ...field, text: event.target.value })}
      onBlur={choose}
      onKeyDown={({ key }) => {
        if (key === "Enter") choose();
      }}
    />
  );
}

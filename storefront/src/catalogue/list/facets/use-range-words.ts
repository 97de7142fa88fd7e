import { useLingui } from "@lingui/react/macro";
import type { Range } from "../list-url.ts";

/** Returns a chosen range in words; one that is open at an end names the other, a single value itself alone. */
export function useRangeWords(): (range: Range, write: (value: number) => string) => string {
  const { t } = useLingui();
  return ({ min, max }, write) => {
    const from = min === null ? "" : write(min);
    const to = max === null ? "" : write(max);
    if (from === to) return from;
    if (to === "") return t`desde ${from}`;
    return from === "" ? t`hasta ${to}` : `${from} – ${to}`;
  };
}

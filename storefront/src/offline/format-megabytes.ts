import type { Locale } from "@recambia/contract/locale";
import { formatDecimal } from "../lib/texts/format-decimal.ts";

/** Formats a size in megabytes: `2,1 MB`. */
export function formatMegabytes(bytes: number, locale: Locale): string {
  if (bytes === 0) return "0\u00a0MB";
  return `${formatDecimal(Math.max(0.1, bytes / 1_000_000), locale)}\u00a0MB`;
}

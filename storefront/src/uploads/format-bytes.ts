import type { Locale } from "@recambia/contract/locale";
import { formatDecimal } from "../lib/texts/format-decimal.ts";

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Formats a size: `480 KB`, `1,5 MB`, `20 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  if (bytes < megabyte) return `${Math.ceil(bytes / kilobyte)} KB`;
  const megabytes = formatDecimal(bytes / megabyte, locale, bytes < 10 * megabyte ? 1 : 0);
  return `${megabytes.replace(/[.,]0$/, "")} MB`;
}

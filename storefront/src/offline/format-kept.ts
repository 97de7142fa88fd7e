import type { Locale } from "@recambia/contract/locale";

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Formats a time as day and time of day in the page's language: "24 nov, 14:30". */
export function formatShortDateTime(ms: number, locale: Locale): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  formats.set(locale, format);
  return format.format(ms);
}

/** Formats a size in megabytes with the Spanish decimal comma, as all numbers of the shop: "2,1 MB". */
export function formatMegabytes(bytes: number): string {
  if (bytes === 0) return "0\u00a0MB";
  const megabytes = Math.max(0.1, bytes / 1_000_000);
  return `${megabytes.toFixed(1).replace(".", ",")}\u00a0MB`;
}

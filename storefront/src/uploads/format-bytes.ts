import type { Locale } from "@recambia/contract/locale";

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Formats a size: `480 KB`, `1,5 MB`, `20 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  if (bytes < megabyte) return `${Math.ceil(bytes / kilobyte)} KB`;
  const megabytes = (bytes / megabyte).toFixed(bytes < 10 * megabyte ? 1 : 0).replace(/\.0$/, "");
  return `${locale === "en" ? megabytes : megabytes.replace(".", ",")} MB`;
}

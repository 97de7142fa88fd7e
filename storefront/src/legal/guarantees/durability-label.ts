import type { Locale } from "@recambia/contract/locale";

/** Source texts of the official labels by their names, as the build found them in `guarantee-notice/`. */
export type LabelFiles = Readonly<Record<string, string>>;

const officialFiles = import.meta.glob<string>("../guarantee-notice/durability-label-*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Values of the label. */
export type LabelValues = { brand: string; model: string; years: string };

/**
 * The official label of a durability guarantee, filled in, as the address of a picture (Implementing Regulation (EU)
 * 2025/1960 annex II); null where the owner has put no file. Its three fields hold `{{brand}}`, `{{model}}` and `{{years}}`.
 * Catalan is no official language of the Union, so its pages take the Spanish one.
 */
export function durabilityLabel(
  locale: Locale,
  values: LabelValues,
  files: LabelFiles = officialFiles,
): string | null {
  const language = locale === "en" ? "en" : "es";
  const file = Object.entries(files).find(([name]) => name.includes(`durability-label-${language}.`))?.[1];
  if (file === undefined) return null;
  const filled = Object.entries(values).reduce(
    (text, [field, value]) => text.replaceAll(`{{${field}}}`, escapeXml(value)),
    file,
  );
  return `data:image/svg+xml,${encodeURIComponent(filled)}`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

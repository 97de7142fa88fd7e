import type { Locale } from "@recambia/contract/locale";

/** A sentence for the caller in each language, with `{placeholders}`. */
export type Message = Readonly<Record<Locale, string>>;

/** Fills `{name}` from values. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

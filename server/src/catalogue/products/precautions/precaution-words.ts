import type { Locale } from "@recambia/contract/locale";
import { prevention } from "./prevention.ts";
import { response } from "./response.ts";

const words = { ...prevention, ...response };

/**
 * A precautionary statement with its words (Regulation (EC) 1272/2008 annex IV), such as `P305+P351+P338`: combined ones are
 * told one after the other. The code alone if one of them has no words. Catalan is a translation: the Union has no official one.
 */
export function precautionWords(code: string, locale: Locale): string {
  const parts = code.split("+").map((part) => words[part]?.[locale]);
  return parts.includes(undefined) ? code : `${code}: ${parts.join(" ")}`;
}

import type { PageLanguage } from "./i18n.ts";

let shown: PageLanguage | null = null;

/** Says in which language the texts of lazily loaded parts are wanted. Once, when the browser starts. */
export function setPageLanguage(language: PageLanguage): void {
  shown = language;
}

/**
 * A lazily loaded part of the shop together with its texts. Nobody calls it by hand: the browser's
 * build puts it around every `import()` (scripts/page-texts.ts), with an empty name where the part
 * has no texts.
 *
 * @public
 */
export async function withTexts<T>(part: Promise<T>, name: string): Promise<T> {
  const [loaded] = await Promise.all([part, name && shown?.loadTexts([name])]);
  return loaded;
}

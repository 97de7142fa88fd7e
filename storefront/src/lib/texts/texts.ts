import type { PageLanguage } from "./i18n.ts";

let shown: PageLanguage | null = null;

/** Sets the language for the texts of lazily loaded parts. Called once, when the browser starts. */
export function setPageLanguage(language: PageLanguage): void {
  shown = language;
}

/**
 * Loads a lazy part of the shop together with its texts. The browser build wraps every `import()` in it
 * (scripts/page-texts.ts), with an empty name for parts without texts.
 *
 * @public
 */
export async function withTexts<T>(part: Promise<T>, name: string): Promise<T> {
  const [loaded] = await Promise.all([part, name && shown?.loadTexts([name])]);
  return loaded;
}

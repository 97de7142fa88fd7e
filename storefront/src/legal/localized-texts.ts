import type { Locale } from "@recambia/contract/locale";
import { use } from "react";

/** A long text kept in one module per language, of which a page loads only its own. */
export type LocalizedTexts<T> = {
  load(locale: Locale): Promise<T>;
  /** The text; suspends while it is on its way. Loaded beforehand (on the server) it is there at once. */
  read(locale: Locale): T;
};

/** Long texts stay out of the message catalogs: they are prose, read and approved as a whole. */
export function localizedTexts<T>(modules: Record<Locale, () => Promise<{ text: T }>>): LocalizedTexts<T> {
  const loaded = new Map<Locale, T>();
  const loading = new Map<Locale, Promise<T>>();

  async function fetchText(locale: Locale): Promise<T> {
    try {
      const { text } = await modules[locale]();
      loaded.set(locale, text);
      return text;
    } catch (reason) {
      loading.delete(locale);
      throw reason;
    }
  }

  function load(locale: Locale): Promise<T> {
    const known = loading.get(locale);
    if (known) return known;
    const started = fetchText(locale);
    loading.set(locale, started);
    return started;
  }

  return { load, read: (locale) => loaded.get(locale) ?? use(load(locale)) };
}

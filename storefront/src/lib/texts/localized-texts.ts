import type { Locale } from "@recambia/contract/locale";
import { use } from "react";

/** A long text with one module per language; a page loads only its own. */
export type LocalizedTexts<T> = {
  load(locale: Locale): Promise<T>;
  /** The text, for a component; suspends while it is on its way. */
  useText(locale: Locale): T;
};

/** Long texts stay out of the message catalogs: they are prose, read and approved as a whole. */
export function localizedTexts<T>(modules: Record<Locale, () => Promise<{ text: T }>>): LocalizedTexts<T> {
  const loading = new Map<Locale, Promise<T>>();

  function load(locale: Locale): Promise<T> {
    const known = loading.get(locale);
    if (known) return known;
    const started = modules[locale]().then(({ text }) => text);
    loading.set(locale, started);
    started.then(
      // React reads a promise that says this of itself at once: the server renders without waiting.
      (value) => Object.assign(started, { status: "fulfilled", value }),
      () => loading.delete(locale),
    );
    return started;
  }

  return { load, useText: (locale) => use(load(locale)) };
}

/** Local-storage key of the theme (specification §1). */
export const themeKey = "theme";
/** Local-storage key of the chosen language (specification §4). */
export const localeKey = "user-locale";
/** Event of the window after a choice. */
export const preferenceEvent = "preference";

export type Theme = "light" | "dark";

/** Current theme: the document's `data-theme`, set before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === "light" ? "light" : "dark";
}

/** Shows a theme and stores it as chosen. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  storePreference(themeKey, theme);
}

/** Stores a preference. If storage is blocked, it applies to this page only. */
export function storePreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    window.dispatchEvent(new Event(preferenceEvent));
  } catch {
    return;
  }
}

/** Removes what is stored under a key, if storage is not blocked. */
export function removePreference(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Reads a stored preference; null without a choice. */
export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

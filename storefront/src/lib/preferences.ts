/** Local-storage key of the theme (specification §1). */
export const themeKey = "theme";
/** Local-storage key of the chosen language (specification §4). */
export const localeKey = "user-locale";

export type Theme = "light" | "dark";

/** Stores a preference. If storage is blocked, it applies to this page only. */
export function storePreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

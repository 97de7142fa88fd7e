import { storePreference, type Theme, themeKey } from "../../lib/preferences.ts";

/** The theme in force: `data-theme` of the document, set before the first paint. */
function currentTheme(): Theme {
  return document.documentElement.dataset.theme === "light" ? "light" : "dark";
}

/** Flips the theme and keeps the choice (specification §1). */
export function toggleTheme(): void {
  const theme: Theme = currentTheme() === "light" ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
  storePreference(themeKey, theme);
}

/** Follows a theme chosen in another tab. */
export function followTheme(): void {
  window.addEventListener("storage", (event) => {
    if (event.key === themeKey)
      document.documentElement.dataset.theme = event.newValue === "light" ? "light" : "dark";
  });
}

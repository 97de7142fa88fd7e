import { storePreference, type Theme, themeKey } from "../../lib/preferences.ts";

/** Current theme: the document's `data-theme`, set before the first paint. */
function currentTheme(): Theme {
  return document.documentElement.dataset.theme === "light" ? "light" : "dark";
}

/** Toggles the theme and stores the choice (specification §1). */
export function toggleTheme(): void {
  const theme: Theme = currentTheme() === "light" ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
  storePreference(themeKey, theme);
}

/** Applies a theme chosen in another tab. */
export function followTheme(): void {
  window.addEventListener("storage", (event) => {
    if (event.key === themeKey)
      document.documentElement.dataset.theme = event.newValue === "light" ? "light" : "dark";
  });
}

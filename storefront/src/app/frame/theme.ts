import { chooseTheme, currentTheme, themeKey } from "../../lib/preferences.ts";

/** Toggles the theme and stores the choice (specification §1). */
export function toggleTheme(): void {
  chooseTheme(currentTheme() === "light" ? "dark" : "light");
}

/** Applies a theme chosen in another tab. */
export function followTheme(): void {
  window.addEventListener("storage", (event) => {
    if (event.key === themeKey)
      document.documentElement.dataset.theme = event.newValue === "light" ? "light" : "dark";
  });
}

import * as endpoints from "@recambia/contract/account/endpoints";
import type { PreferencesBody } from "@recambia/contract/account/schemas";
import { isLocale, type Locale } from "@recambia/contract/locale";
import type { HttpClient } from "../lib/http/http-client.ts";
import { currentTheme, localeKey, preferenceEvent, readPreference, themeKey } from "../lib/preferences.ts";
import { authStore } from "../session/index.ts";

/** Theme and language as this device shows them. */
export function shownPreferences(locale: Locale): PreferencesBody {
  return { theme: currentTheme(), locale };
}

/** Returns the preferences that were chosen on this device. */
function chosenPreferences(): PreferencesBody {
  const theme = readPreference(themeKey);
  const locale = readPreference(localeKey);
  return {
    ...(theme === "light" || theme === "dark" ? { theme } : {}),
    ...(isLocale(locale) ? { locale } : {}),
  };
}

/**
 * Has the account of whoever is signed in keep theme and language for its backups: with each choice and at each sign-in. The
 * device's own storage decides what is shown (specification §1, §4).
 *
 * @returns a function that ends it.
 */
export function keepPreferences(http: HttpClient): () => void {
  function send() {
    const preferences = chosenPreferences();
    if (authStore.getState().isAuthenticated && Object.keys(preferences).length > 0)
      void http.call(endpoints.changePreferences, { body: preferences });
  }
  window.addEventListener(preferenceEvent, send);
  const stop = authStore.subscribe((now, before) => {
    if (now.user && now.user.id !== before.user?.id) send();
  });
  return () => {
    window.removeEventListener(preferenceEvent, send);
    stop();
  };
}

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
 * device's own storage decides what is shown (specification §1, §4). Each choice is sent at once, because one of the language
 * leaves the page; where two were on their way together, either may have arrived last, so the last is sent once more.
 *
 * @returns a function that ends it.
 */
export function keepPreferences(http: HttpClient): () => void {
  let underWay = 0;
  let isOrderUnknown = false;
  async function send() {
    const body = chosenPreferences();
    if (!authStore.getState().isAuthenticated || Object.keys(body).length === 0) return;
    isOrderUnknown ||= underWay > 0;
    underWay += 1;
    await http.call(endpoints.changePreferences, { body });
    underWay -= 1;
    if (underWay > 0 || !isOrderUnknown) return;
    isOrderUnknown = false;
    await send();
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

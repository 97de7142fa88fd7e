import { useLingui } from "@lingui/react/macro";
import { type Locale, languageNames, locales } from "@recambia/contract/locale";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { pathIn } from "../../lib/page/paths.ts";
import { localeKey, storePreference } from "../../lib/preferences.ts";
import { TextsLoadError } from "../../lib/texts/i18n.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { textsUrl } from "../entries/texts-url.ts";

/** Ways on from a page that cannot be fetched: the page in a language that this device keeps it in, and what else it keeps. */
export function OfflineWays({ cause }: { cause: unknown }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const kept = useKeptLanguages(cause);
  return (
    <>
      {kept.map((locale) => (
        <a
          key={locale}
          href={`${pathIn(locale, pathname)}${search}`}
          hrefLang={locale}
          lang={locale}
          className={buttonClass("quiet")}
          onClick={() => storePreference(localeKey, locale)}
        >
          {languageNames[locale]}
        </a>
      ))}
      <Link to="/profile/offline" className={buttonClass("quiet")}>{t`Lo que llevas`}</Link>
    </>
  );
}

/** The other languages that the device keeps the missing texts in. */
function useKeptLanguages(cause: unknown): readonly Locale[] {
  const shown = useLocale();
  const [kept, setKept] = useState<readonly Locale[]>([]);
  useEffect(() => {
    if (!(cause instanceof TextsLoadError) || !("caches" in window)) return;
    const { part } = cause;
    let isWanted = true;
    const others = locales.filter((locale) => locale !== shown);
    Promise.all(others.map((locale) => caches.match(`/${textsUrl(part, locale)}`))).then(
      (found) => isWanted && setKept(others.filter((_, index) => found[index] !== undefined)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [cause, shown]);
  return kept;
}

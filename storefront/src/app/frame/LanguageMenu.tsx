import { useLingui } from "@lingui/react/macro";
import { languageNames, locales } from "@recambia/contract/locale";
import { Check, ChevronDown } from "lucide-react";
import { useId } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../lib/loading/use-hydrated.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { pathIn } from "../../lib/page/paths.ts";
import { localeKey, storePreference } from "../../lib/preferences.ts";
import { iconButtonClass } from "../../ui/actions/IconButton.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./LanguageMenu.module.css";

/** Links to the same page in other languages and stores the choice (specification §4). */
export function LanguageMenu() {
  const { t } = useLingui();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const id = useId();
  const current = languageNames[locale];
  const isHydrated = useHydrated();
  return (
    <div className={styles.place}>
      <button type="button" className={`${iconButtonClass} ${styles.opener}`} popoverTarget={id}>
        {locale.toUpperCase()}
        <VisuallyHidden>{t`Idioma: ${current}`}</VisuallyHidden>
        <ChevronDown aria-hidden="true" />
      </button>
      {/* The server renders one page for several addresses, and hydration keeps its links: new ones lead to this address. */}
      <ul id={id} popover="auto" className={styles.menu}>
        {locales.map((offered) => (
          <li key={`${offered} ${isHydrated}`}>
            <a
              href={`${pathIn(offered, pathname)}${search}`}
              hrefLang={offered}
              lang={offered}
              aria-current={offered === locale ? "true" : undefined}
              className={styles.language}
              onClick={() => storePreference(localeKey, offered)}
            >
              {languageNames[offered]}
              {offered === locale ? <Check aria-hidden="true" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { pathIn } from "../../lib/page/paths.ts";
import { localeKey, storePreference } from "../../lib/preferences.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { OfferCard } from "./OfferCard.tsx";
import { languageToOffer, type OfferedLanguage } from "./offered-language.ts";

/** In the offered language, not in the page's. */
const words: Record<OfferedLanguage, { question: string; yes: string; no: string }> = {
  ca: { question: "Vols la botiga en català?", yes: "Sí, en català", no: "No, gràcies" },
  en: { question: "Would you like the shop in English?", yes: "Yes, in English", no: "No, thanks" },
};

/** Offers the browser's language until the shopper answers. */
export function LanguageOffer() {
  const shown = useLocale();
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState(() => languageToOffer(shown));
  if (!offered) return null;
  const { question, yes, no } = words[offered];
  const decline = () => {
    storePreference(localeKey, shown);
    setOffered(null);
  };
  return (
    <OfferCard label={question} lang={offered}>
      <a
        href={`${pathIn(offered, pathname)}${search}`}
        hrefLang={offered}
        className={buttonClass()}
        onClick={() => storePreference(localeKey, offered)}
      >
        {yes}
      </a>
      <Button look="quiet" onClick={decline}>
        {no}
      </Button>
    </OfferCard>
  );
}

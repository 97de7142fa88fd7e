import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { useIsConsentAsked } from "../../legal/index.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { pathIn } from "../../lib/page/paths.ts";
import { localeKey, storePreference } from "../../lib/preferences.ts";
import { historyStore } from "../../offline/index.ts";
import { Button, buttonClass } from "../../ui/actions/Button.tsx";
import { OfferCard } from "./OfferCard.tsx";
import { isFirstDocument, languageToOffer, type OfferedLanguage, thisArrival } from "./offered-language.ts";

/** In the offered language, not in the page's. */
const words: Record<OfferedLanguage, { question: string; yes: string; no: string }> = {
  ca: { question: "Vols la botiga en català?", yes: "Sí, en català", no: "No, gràcies" },
  en: { question: "Would you like the shop in English?", yes: "Yes, in English", no: "No, thanks" },
};

/**
 * Offers the browser's language once (decision 134): with the browser's first document, or after the question about
 * measuring, until the shopper answers or goes on to another page.
 */
export function LanguageOffer() {
  const { analytics_tag: tag } = useShop();
  return tag ? <OfferAfterConsent /> : <OfferAtFirst />;
}

function OfferAtFirst() {
  const { history } = useStore(historyStore);
  return history !== null && isFirstDocument(history, thisArrival()) ? <Offer /> : null;
}

/** Two questions at once would be one too many. */
function OfferAfterConsent() {
  const isAsked = useIsConsentAsked();
  const [wasAsked] = useState(isAsked);
  return wasAsked && !isAsked ? <Offer /> : null;
}

function Offer() {
  const shown = useLocale();
  const { pathname, search } = useLocation();
  const [offeredOn] = useState(pathname);
  const [offered, setOffered] = useState(() => languageToOffer(shown));
  useEffect(() => {
    const withdraw = () => setOffered(null);
    const withdrawWhenAnswered = ({ key }: StorageEvent) => {
      if (key === localeKey) withdraw();
    };
    if (pathname !== offeredOn) withdraw();
    // Answered in another tab.
    addEventListener("storage", withdrawWhenAnswered);
    return () => removeEventListener("storage", withdrawWhenAnswered);
  }, [pathname, offeredOn]);
  if (!offered || pathname !== offeredOn) return null;
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

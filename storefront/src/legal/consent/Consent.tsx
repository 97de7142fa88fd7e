import { carriesSecret } from "@recambia/contract/secret-pages";
import { useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";
import type { Analytics } from "./analytics.ts";
import { ConsentPanel } from "./ConsentPanel.tsx";
import { isAnalyticsAllowed, needsConsentPrompt, useConsent } from "./consent.ts";
import { routePattern } from "./route-pattern.ts";

export type ConsentProps = { tagId: string; appName: string };

/**
 * Asks once whether visits may be measured and does what was answered. Until an express yes nothing
 * of the measuring is loaded or stored (LSSI art. 22.2).
 */
export function Consent({ tagId, appName }: ConsentProps) {
  const consent = useConsent();
  const [openedAt] = useState(Date.now);
  const isAllowed = isAnalyticsAllowed(consent, openedAt);
  usePageViews(useAnalytics(isAllowed, tagId, appName));
  return needsConsentPrompt(consent, openedAt) || consent.isReopened ? <ConsentPanel /> : null;
}

function useAnalytics(isAllowed: boolean, tagId: string, appName: string): Analytics | null {
  const [analytics, setAnalytics] = useState<Analytics | null>(null);
  useEffect(() => {
    if (!isAllowed || wasOpenedWithSecret()) return;
    let started: Analytics | null = null;
    let isOver = false;
    import("./analytics.ts")
      .then(({ startAnalytics }) => {
        if (isOver) return;
        started = startAnalytics({ tagId, appName });
        setAnalytics(started);
      })
      .catch((reason: unknown) => console.warn("Visits are not measured:", reason));
    return () => {
      isOver = true;
      started?.stop();
      setAnalytics(null);
    };
  }, [isAllowed, tagId, appName]);
  return analytics;
}

/** Whether the document was opened at an address with a secret, where its policy allows no third-party script. */
function wasOpenedWithSecret(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return opened !== undefined && URL.canParse(opened.name) && carriesSecret(new URL(opened.name).pathname);
}

/** One page view for each page, by the pattern of its route: a change of filters is none. */
function usePageViews(analytics: Analytics | null) {
  const { pathname } = useLocation();
  const pattern = routePattern(pathname, useMatches().at(-1)?.params ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same pattern is another view
  useEffect(() => {
    analytics?.viewPage({ origin: location.origin, pattern });
  }, [analytics, pathname, pattern]);
}

import { localePrefixes } from "@recambia/contract/locale";
import { useEffect } from "react";
import { AnalyticsTag } from "../../legal/index.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { followTheme } from "../frame/theme.ts";
import { prefetchOnIntent } from "../routing/prefetch-on-intent.ts";
import { createRouteObjects } from "../routing/route-objects.tsx";
import { LanguageOffer } from "./LanguageOffer.tsx";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";

/** What every page has but none needs at first: loaded once the page responds to input. */
export function LateFrame() {
  const locale = useLocale();
  const { analytics_tag: tag } = useShop();
  useEffect(() => {
    followTheme();
    prefetchOnIntent(createRouteObjects(), localePrefixes[locale]);
  }, [locale]);
  return (
    <>
      <RouteAnnouncer />
      <AnalyticsTag />
      {/* Two questions at once would be one too many. */}
      {tag ? null : <LanguageOffer />}
    </>
  );
}

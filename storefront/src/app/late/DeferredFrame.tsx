import { localePrefixes } from "@recambia/contract/locale";
import { useEffect, useEffectEvent } from "react";
import { keepPreferences } from "../../account/index.ts";
import { followWaiting, useCartContext } from "../../cart/index.ts";
import { AnalyticsTag } from "../../legal/index.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { OfflineNotices } from "../../offline/index.ts";
import { followTheme } from "../frame/theme.ts";
import { prefetchOnIntent } from "../routing/prefetch-on-intent.ts";
import { createRouteObjects } from "../routing/route-objects.tsx";
import { ClosedLinkNote } from "./ClosedLinkNote.tsx";
import { forgetVisitOnLeaving } from "./forget-visit.ts";
import { LanguageOffer } from "./LanguageOffer.tsx";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";

/** Parts of every page that are not needed at first, loaded once the page responds to input. */
export function DeferredFrame() {
  const locale = useLocale();
  const cart = useCartContext();
  useEffect(() => {
    followTheme();
    prefetchOnIntent(createRouteObjects(), localePrefixes[locale]);
  }, [locale]);
  useEffect(() => forgetVisitOnLeaving(), []);
  const http = useHttp();
  useEffect(() => keepPreferences(http), [http]);
  const follow = useEffectEvent(() => followWaiting(cart));
  useEffect(() => follow(), []);
  return (
    <>
      <ClosedLinkNote />
      <RouteAnnouncer />
      <OfflineNotices />
      <AnalyticsTag />
      <LanguageOffer />
    </>
  );
}

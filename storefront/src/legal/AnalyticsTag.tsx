import { lazy, Suspense } from "react";
import { useShop } from "../lib/page-frame.tsx";
import { useHydrated } from "../lib/use-hydrated.ts";

const Consent = lazy(() => import("./Consent.tsx").then((module) => ({ default: module.Consent })));

/** Measuring of visits with its question; nothing at all where the shop has no tag id. */
export function AnalyticsTag() {
  const { analytics_tag: tagId, name } = useShop();
  const isHydrated = useHydrated();
  if (!tagId || !isHydrated) return null;
  return (
    <Suspense>
      <Consent tagId={tagId} appName={name} />
    </Suspense>
  );
}

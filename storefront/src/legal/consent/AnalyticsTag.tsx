import { lazy, type ReactNode, Suspense } from "react";
import { useHydrated } from "../../lib/loading/use-hydrated.ts";
import { useShop } from "../../lib/page/page-frame.tsx";
import type { ConsentProps } from "./Consent.tsx";

const Consent = lazy<(props: ConsentProps) => ReactNode>(() =>
  import("./Consent.tsx").then(
    (module) => ({ default: module.Consent }),
    () => ({ default: () => null }),
  ),
);

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

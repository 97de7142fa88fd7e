import type { GoodsNotice } from "@recambia/contract/legal/goods-notices";
import { lazy, Suspense } from "react";

const GoodsNotices = lazy(async () => ({ default: (await import("./GoodsNotices.tsx")).GoodsNotices }));

/** `GoodsNotices` for screens that few orders need it on: its words load when there is a notice. */
export function LazyGoodsNotices({ notices }: { notices: readonly GoodsNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <GoodsNotices notices={notices} />
    </Suspense>
  );
}

export { AnalyticsTag } from "./consent/AnalyticsTag.tsx";
export { ConsentLink } from "./consent/ConsentLink.tsx";
export { KeepVisit } from "./consent/KeepVisit.tsx";
export { DataSheetLink } from "./DataSheetLink.tsx";
export { useExclusionText } from "./documents/use-exclusion-text.ts";
export { GoodsNotices } from "./GoodsNotices.tsx";
export { GuaranteeNotice } from "./GuaranteeNotice.tsx";
export { LazyGoodsNotices } from "./LazyGoodsNotices.tsx";

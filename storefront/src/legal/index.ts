export { AnalyticsTag } from "./AnalyticsTag.tsx";
export { ConsentLink } from "./ConsentLink.tsx";
export { GuaranteeNotice } from "./GuaranteeNotice.tsx";
export { useExclusionWords } from "./use-exclusion-words.ts";

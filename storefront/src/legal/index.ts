export { AnalyticsTag } from "./consent/AnalyticsTag.tsx";
export { ConsentLink } from "./consent/ConsentLink.tsx";
export { useExclusionWords } from "./documents/use-exclusion-words.ts";
export { GuaranteeNotice } from "./GuaranteeNotice.tsx";

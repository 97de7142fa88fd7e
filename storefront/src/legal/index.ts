export { AnalyticsTag } from "./consent/AnalyticsTag.tsx";
export { ConsentLink } from "./consent/ConsentLink.tsx";
export { shopWords } from "./documents/shop-words.ts";
export { useExclusionText } from "./documents/use-exclusion-text.ts";
export { GuaranteeNotice } from "./GuaranteeNotice.tsx";

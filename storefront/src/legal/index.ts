export { AnalyticsTag } from "./AnalyticsTag.tsx";
export { ConsentLink } from "./ConsentLink.tsx";
export { GuaranteeNotice } from "./GuaranteeNotice.tsx";

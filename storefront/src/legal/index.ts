export { AnalyticsTag } from "./AnalyticsTag.tsx";
export { ConsentLink } from "./ConsentLink.tsx";

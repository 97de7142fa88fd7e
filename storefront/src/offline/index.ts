export { OfflineNotices } from "./notices/OfflineNotices.tsx";
export { readOrKept } from "./read-or-kept.ts";

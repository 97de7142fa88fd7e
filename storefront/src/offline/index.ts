export { OfflineNotices } from "./notices/OfflineNotices.tsx";
export { readOrOffline } from "./read-or-offline.ts";
export { type BrowserHistory, historyStore } from "./register-worker.ts";

export { OfflineNotices } from "./notices/OfflineNotices.tsx";
export { readOrOffline } from "./read-or-offline.ts";
export { type BrowserHistory, useBrowserHistory } from "./register-worker.ts";

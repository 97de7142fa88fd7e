export { AccountPage } from "./AccountPage.tsx";
export { Avatar } from "./Avatar.tsx";
export { Panel } from "./Panel.tsx";
export { useLogOut } from "./use-log-out.ts";

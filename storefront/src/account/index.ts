export { useLogOut } from "./use-log-out.ts";

export { CartBadge } from "./CartBadge.tsx";

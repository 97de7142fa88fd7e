export { addressLines, spacedPhone } from "./address-lines.ts";

export { OrderLinkButton } from "./guest-link/OrderLinkButton.tsx";
export { formatTermEnd } from "./words/order-dates.ts";

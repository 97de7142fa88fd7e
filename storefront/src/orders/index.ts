export { OrderLinkButton } from "./guest-link/OrderLinkButton.tsx";

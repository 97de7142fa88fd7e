export { openPayments } from "./open-payments.ts";

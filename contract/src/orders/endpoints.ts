import type { Billing } from "../checkout/schemas.ts";
import { type Data, endpoint, type List } from "../endpoint.ts";
import type { Locale } from "../locale.ts";
import type { GuaranteeClaim, GuaranteeClaimBody } from "./guarantee-claims.ts";
import type { OrderAccessBody, OrderAccountAnswer, OrderLinkBody } from "./guest-orders.ts";
import type {
  CancelBody,
  Order,
  OrderListMeta,
  OrderQuery,
  OrderSummary,
  PaymentStart,
  SignedReport,
} from "./schemas.ts";
import type {
  FindWithdrawableBody,
  GuestWithdrawalBody,
  WithdrawableOrder,
  WithdrawalBody,
  WithdrawalReceipt,
} from "./withdrawals.ts";

// Endpoints of orders, payments, invoices, withdrawals and guarantee claims.

/** Language of an invoice's copy; the order's without one. */
type CopyQuery = { language?: Locale };

export const getLatestInvoice = endpoint("GET", "/spa/orders/:orderId/invoice.pdf").of<{
  query: CopyQuery;
  reply: Uint8Array;
}>();
export const getInvoice = endpoint("GET", "/spa/orders/:orderId/invoices/:invoiceId.pdf").of<{
  query: CopyQuery;
  reply: Uint8Array;
}>();
export const getContract = endpoint("GET", "/spa/orders/:orderId/contract/:language.pdf").of<{
  reply: Uint8Array;
}>();
export const requestFullInvoice = endpoint("POST", "/spa/orders/:orderId/full-invoice").of<{
  body: Billing;
  reply: Data<Order>;
}>();
export const listOrders = endpoint("GET", "/spa/orders").of<{
  query: OrderQuery;
  reply: List<OrderSummary, OrderListMeta>;
}>();
export const getOrder = endpoint("GET", "/spa/orders/:orderId").of<{ reply: Data<Order> }>();
export const cancelOrder = endpoint("POST", "/spa/orders/:orderId/cancel").of<{
  body: CancelBody | null;
  reply: Data<Order>;
}>();
export const withdrawFromOrder = endpoint("POST", "/spa/orders/:orderId/withdrawal").of<{
  body: WithdrawalBody;
  reply: Data<WithdrawalReceipt>;
}>();
export const getReturnFile = endpoint("GET", "/spa/orders/:orderId/return-files/:fileId/:size").of<{
  reply: Uint8Array;
}>();
export const findWithdrawableOrder = endpoint("POST", "/spa/withdrawals/find").of<{
  body: FindWithdrawableBody;
  reply: Data<WithdrawableOrder>;
}>();
export const withdrawAsGuest = endpoint("POST", "/spa/withdrawals").of<{
  body: GuestWithdrawalBody;
  reply: Data<WithdrawalReceipt>;
}>();
export const claimGuarantee = endpoint("POST", "/spa/orders/:orderId/guarantee-claims").of<{
  body: GuaranteeClaimBody;
  reply: Data<GuaranteeClaim>;
}>();
export const getClaimFile = endpoint("GET", "/spa/orders/:orderId/claim-files/:fileId/:size").of<{
  reply: Uint8Array;
}>();
export const startPayment = endpoint("POST", "/spa/orders/:orderId/payment").of<{
  reply: Data<PaymentStart>;
}>();
export const reportPaymentReturn = endpoint("POST", "/spa/orders/:orderId/payment-return").of<{
  body: SignedReport;
  reply: Data<Order>;
}>();
export const openGuestOrder = endpoint("POST", "/spa/orders/:orderId/access").of<{
  body: OrderAccessBody;
  reply: Data<Order>;
}>();
export const sendOrderLink = endpoint("POST", "/spa/order-links").of<{ body: OrderLinkBody; reply: null }>();
export const claimGuestOrder = endpoint("POST", "/spa/orders/:orderId/account").of<{
  reply: Data<OrderAccountAnswer>;
}>();

import { type MailReader, pageLink } from "../../platform/mail/index.ts";
import { orderKey } from "../guests/order-key.ts";
import type { OrderMail } from "./order-templates.ts";

/**
 * Address of an order's page; null when nobody can open it. The key of an order without an account stands behind `#`, which
 * browsers send to nobody (docs/decisions/041).
 */
export function orderLink(
  reader: MailReader,
  { path, guest_order_id: orderId, has_no_page: hasNoPage }: OrderMail,
): string | null {
  if (hasNoPage) return null;
  const page = pageLink(reader, path);
  return orderId === undefined ? page : `${page}#key=${orderKey(reader.secret, orderId)}`;
}

import { localePrefixes } from "@recambia/contract/locale";
import { orderKey } from "../../order-key.ts";
import type { MailReader } from "../mail-reader.ts";
import type { OrderMail } from "../order-templates.ts";

/** Address of a page of the shop in the reader's language. */
export function pageLink({ locale, origin }: MailReader, path: string): string {
  return `${origin}${localePrefixes[locale]}${path}`;
}

/**
 * Address of an order's page. The key of an order without an account stands behind `#`, which browsers
 * send to nobody (docs/decisions/041).
 */
export function orderLink(reader: MailReader, { path, guest_order_id: orderId }: OrderMail): string {
  const page = pageLink(reader, path);
  return orderId === undefined ? page : `${page}#key=${orderKey(reader.secret, orderId)}`;
}

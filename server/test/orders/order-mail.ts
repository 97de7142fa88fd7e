import type { OrderRow } from "../../src/orders/index.ts";
import { type EventSubject, queueOrderMail } from "../../src/orders/mails/queue-order-mail.ts";
import type { OrderEventRow } from "../../src/orders/order-rows.ts";
import { mailsTo } from "../people/sign-up.ts";
import type { TestShop } from "../shop/test-shop.ts";

/** Returns a function that queues the mail about an event of an order and returns it; null when there is none. */
export const mailsAbout =
  (shop: TestShop) =>
  async (
    row: OrderRow,
    event: Partial<OrderEventRow> & Pick<OrderEventRow, "kind">,
    about: EventSubject = {},
  ): Promise<Record<string, unknown> | null> => {
    const [first] = row.events;
    if (!first) throw new Error("The order has no event");
    const before = (await mailsTo(shop, row.current_email)).length;
    const events = [...row.events, { ...first, ...event }];
    await queueOrderMail(shop.database, { ...row, events }, about);
    const mail = (await mailsTo(shop, row.current_email))[before];
    return mail ? { kind: mail.template, ...mail.content } : null;
  };

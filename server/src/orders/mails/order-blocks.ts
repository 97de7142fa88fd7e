import { type Locale, localize } from "@recambia/contract/locale";
import { formatCents } from "@recambia/contract/money";
import { complaintDays, guaranteeYears, withdrawalDays } from "@recambia/contract/shop/legal";
import {
  type Block,
  facts,
  fillIn,
  formatDay,
  formatTermEnd,
  formatTime,
  type MailReader,
  withoutLinks,
} from "../../platform/mail/index.ts";
import { claimBlocks, claimValues } from "./claim-blocks.ts";
import type { OrderMail } from "./order-templates.ts";
import { orderWords } from "./order-words.ts";
import { placedBlocks } from "./placed-blocks.ts";

type Placed = Extract<OrderMail, { kind: "order_placed" }>;

/** Values of the text of a mail about an order. */
export function orderValues(mail: OrderMail, reader: MailReader): Record<string, string> {
  const { locale, shop } = reader;
  const { street, zip_code: zipCode, municipality } = shop.address;
  return {
    shop: shop.name,
    email: shop.email,
    phone: shop.phone,
    address: `${street}, ${zipCode} ${municipality}`,
    hours: localize(shop.opening_hours, locale),
    days: String(withdrawalDays),
    guaranteeYears: String(guaranteeYears),
    complaintDays: String(complaintDays),
    number: mail.number,
    ...ownValues(mail, reader),
  };
}

function ownValues(mail: OrderMail, { locale }: MailReader): Record<string, string> {
  switch (mail.kind) {
    case "order_placed":
      return placedValues(mail, locale);
    case "payment_received":
      return { amount: formatCents(mail.cents), next: promiseIn(mail, locale, orderWords[locale].paid) };
    case "order_shipped":
      return { carrier: mail.carrier, next: promiseIn(mail, locale, orderWords[locale].left) };
    case "order_delivered":
      return {
        day: formatDay(locale, mail.day),
        ...(mail.withdrawable_on ? { withdrawable: formatDay(locale, mail.withdrawable_on) } : {}),
      };
    case "order_cancelled":
      return { refund: formatCents(mail.refund_cents) };
    case "pieces_cancelled":
    case "parcel_lost":
      return { refund: formatCents(mail.refund_cents) };
    case "payment_late":
    case "refund_failed":
      return { amount: formatCents(mail.cents) };
    case "core_accepted":
      return { thing: mail.thing, amount: formatCents(mail.cents) };
    case "core_received":
    case "core_refused":
      return { thing: mail.thing };
    case "withdrawal_received":
      return {
        refund: formatCents(mail.unsent_refund_cents),
        ...(mail.send_back_by ? { sendBackBy: formatDay(locale, mail.send_back_by) } : {}),
      };
    case "refund_due":
    case "refund_made": {
      const { ways, otherWay } = orderWords[locale];
      const way = mail.is_other_way ? otherWay : ways[mail.payment_method];
      return { amount: formatCents(mail.cents), way };
    }
    case "claim_opened":
    case "claim_accepted":
    case "claim_received":
    case "claim_finished":
    case "claim_refused":
      return claimValues(mail, locale);
    default:
      return {};
  }
}

/** The promised day in words; otherwise the text without one. */
function promiseIn(
  { promised_by: day, is_pickup: isPickup }: { promised_by?: string | null; is_pickup?: boolean },
  locale: Locale,
  words: { send: string; collect: string; undated: string },
): string {
  if (!day) return words.undated;
  return fillIn(isPickup ? words.collect : words.send, { promised: formatDay(locale, day) });
}

function placedValues(mail: Placed, locale: Locale): Record<string, string> {
  const values = {
    total: formatCents(mail.total_cents),
    terms: formatDay(locale, mail.terms_version),
    promised: formatDay(locale, mail.promised_by),
    payEnd: mail.pay_until ? formatTermEnd(locale, mail.pay_until) : "",
  };
  const { pay, collect, send } = orderWords[locale].next;
  const isPickup = mail.shipping_method === "pickup";
  const next = mail.payment_method === "transfer" ? pay : isPickup ? collect : send;
  return { ...values, next: fillIn(next, values) };
}

/** Blocks of a mail about an order, between its text and its button. */
export function orderBlocks(mail: OrderMail, reader: MailReader): Block[] {
  const { locale } = reader;
  const words = orderWords[locale];
  const say = (text: string): Block => ({
    block: "paragraph",
    text: fillIn(text, orderValues(mail, reader)),
  });
  switch (mail.kind) {
    case "order_placed":
      return placedBlocks(mail, reader, orderValues(mail, reader));
    case "order_shipped":
      return [
        thingsBlock(mail.things, reader),
        facts([
          { name: words.carrier, value: mail.carrier },
          { name: words.tracking, value: mail.tracking_number },
        ]),
        ...(mail.tracking_url
          ? [{ block: "button", label: words.track, link: mail.tracking_url } as const]
          : []),
      ];
    case "order_ready":
      return [thingsBlock(mail.things, reader)];
    case "order_delivered":
      return mail.withdrawable_on ? [say(words.withdrawUntil)] : [];
    case "order_cancelled":
      return [...reasonBlock(mail, words), ...(mail.refund_cents > 0 ? [say(words.repaid)] : [])];
    case "pieces_cancelled":
      return [
        thingsBlock(mail.things, reader),
        ...reasonBlock(mail, words),
        ...(mail.refund_cents > 0 ? [say(words.repaid)] : []),
      ];
    case "parcel_lost":
      return [
        thingsBlock(mail.things, reader),
        say(mail.is_sent_again ? words.sentAgain : words.notSentAgain),
        ...(mail.refund_cents > 0 ? [say(words.repaid)] : []),
      ];
    case "parcel_came_back":
      return [thingsBlock(mail.things, reader)];
    case "withdrawal_received":
      return withdrawalBlocks(mail, reader);
    case "withdrawal_voided":
      return [thingsBlock(mail.things, reader), ...reasonBlock(mail, words)];
    case "withdrawal_settled":
    case "core_refused":
      return reasonBlock(mail, words);
    case "refund_due":
    case "refund_made":
      return refundBlocks(mail, words);
    case "claim_opened":
    case "claim_accepted":
    case "claim_received":
    case "claim_finished":
    case "claim_refused":
      return claimBlocks(mail, reader, say);
    default:
      return [];
  }
}

function reasonBlock({ reason }: { reason: string | null }, words: { reason: string }): Block[] {
  return reason ? [facts([{ name: words.reason, value: reason }])] : [];
}

/** Deduction with its reason, or reason of the refund. */
function refundBlocks(
  mail: Extract<OrderMail, { kind: "refund_due" | "refund_made" }>,
  words: { deduction: string; reason: string },
): Block[] {
  if (mail.deduction_cents === 0) return reasonBlock(mail, words);
  return [
    facts([
      { name: words.deduction, value: formatCents(mail.deduction_cents) },
      { name: words.reason, value: mail.deduction_reason ?? mail.reason ?? "" },
    ]),
  ];
}

/** The receipt of a withdrawal: person, lines and time, goods to return, and immediate refunds. */
function withdrawalBlocks(
  mail: Extract<OrderMail, { kind: "withdrawal_received" }>,
  reader: MailReader,
): Block[] {
  const words = orderWords[reader.locale];
  const say = (text: string): Block => ({
    block: "paragraph",
    text: fillIn(text, orderValues(mail, reader)),
  });
  // Built lazily: each part needs values that the other lacks.
  const sent = (): Block[] => [
    { block: "section", text: words.withdrawn },
    thingsBlock(mail.things, reader),
    say(words.sendBack),
    say(words.money),
  ];
  const unsent = (): Block[] => [
    { block: "section", text: words.withdrawnUnsent },
    thingsBlock(mail.unsent_things, reader),
    say(mail.unsent_refund_cents > 0 ? words.repaidUnsent : words.nothingPaid),
  ];
  return [
    facts([
      { name: words.number, value: mail.number },
      { name: words.declaredBy, value: withoutLinks(mail.declared_by) },
      { name: words.receivedAt, value: formatTime(reader.locale, mail.received_at) },
    ]),
    ...(mail.things.length > 0 ? sent() : []),
    ...(mail.unsent_things.length > 0 ? unsent() : []),
  ];
}

type Thing = { name: string; detail: string; quantity: number };

function thingsBlock(things: readonly Thing[], { locale }: MailReader): Block {
  const { thing, quantity } = orderWords[locale];
  return {
    block: "lines",
    titles: { thing, quantity, amount: null },
    lines: things.map((one) => ({ ...one, amount: null })),
    sums: [],
  };
}

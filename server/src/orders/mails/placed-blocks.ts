import { formatCents } from "@recambia/contract/money";
import {
  type Block,
  facts,
  fillIn,
  formatDay,
  formatTermEnd,
  formatTime,
  type MailReader,
} from "../../platform/mail/index.ts";
import type { OrderMail } from "./order-templates.ts";
import { orderWords } from "./order-words.ts";
import { withdrawalInformation } from "./withdrawal-information.ts";

type Placed = Extract<OrderMail, { kind: "order_placed" }>;

/** The contract: what, for how much, where to and by when, how it is paid, and what can still be undone. */
export function placedBlocks(mail: Placed, reader: MailReader, values: Record<string, string>): Block[] {
  const words = orderWords[reader.locale];
  const paragraph = (text: string): Block => ({ block: "paragraph", text: fillIn(text, values) });
  const { heading, paragraphs, formHeading, form } = withdrawalInformation[reader.locale];
  const withdrawal: Block[] = [
    { block: "section", text: heading },
    ...paragraphs.map(paragraph),
    { block: "section", text: formHeading },
    ...form.map(paragraph),
  ];
  return [
    ...transferBlocks(mail, reader),
    pricesBlock(mail, reader),
    ...(mail.is_export ? [paragraph(words.export)] : []),
    deliveryBlock(mail, reader),
    { block: "section", text: words.termsHeading },
    paragraph(words.terms),
    ...(mail.is_business ? [paragraph(words.businessNote)] : [paragraph(words.guarantee), ...withdrawal]),
  ];
}

function pricesBlock(mail: Placed, { locale }: MailReader): Block {
  const words = orderWords[locale];
  const sums = [
    { name: words.shipping, cents: mail.shipping_cents, isShown: true },
    { name: words.deposit, cents: mail.core_deposit_cents, isShown: mail.core_deposit_cents > 0 },
    { name: words.total, cents: mail.total_cents, isShown: true },
    ...mail.vat.map(({ rate, vat_cents }) => ({
      name: fillIn(words.vat, { rate: String(rate / 10).replace(".", ",") }),
      cents: vat_cents,
      isShown: rate > 0,
    })),
  ];
  return {
    block: "lines",
    titles: { thing: words.thing, quantity: words.quantity, amount: words.amount },
    lines: mail.lines.map(({ name, detail, quantity, cents }) => ({
      name,
      detail,
      quantity,
      amount: formatCents(cents),
    })),
    sums: sums
      .filter(({ isShown }) => isShown)
      .map(({ name, cents }) => ({ name, amount: formatCents(cents) })),
  };
}

function deliveryBlock(mail: Placed, { locale }: MailReader): Block {
  const words = orderWords[locale];
  const isPickup = mail.shipping_method === "pickup";
  return facts([
    { name: words.number, value: mail.number },
    { name: words.placed, value: formatTime(locale, mail.placed_at) },
    { name: words.shippingMethod, value: words.shippingMethods[mail.shipping_method] },
    { name: words.address, value: mail.address.join(", ") },
    { name: isPickup ? words.ready : words.promised, value: formatDay(locale, mail.promised_by) },
    { name: words.paymentMethod, value: words.paymentMethods[mail.payment_method] },
  ]);
}

function transferBlocks(mail: Placed, { locale, shop }: MailReader): Block[] {
  if (mail.payment_method !== "transfer") return [];
  const words = orderWords[locale];
  const { holder, iban, bic, bank } = shop.bank_account;
  return [
    { block: "section", text: words.payHeading },
    { block: "paragraph", text: words.pay },
    facts([
      { name: words.amount, value: formatCents(mail.total_cents) },
      { name: "IBAN", value: iban.replace(/(.{4})(?=.)/g, "$1 ") },
      { name: words.reference, value: mail.number },
      { name: words.payUntil, value: mail.pay_until ? formatTermEnd(locale, mail.pay_until) : "" },
      { name: words.holder, value: holder },
      { name: "BIC", value: bic },
      { name: words.bank, value: bank },
    ]),
  ];
}

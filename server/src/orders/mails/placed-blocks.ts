import { dataSheetUrl } from "@recambia/contract/catalogue/data-sheets";
import { goodsNoticeWords } from "@recambia/contract/legal/goods-notice-words";
import { noticesOf } from "@recambia/contract/legal/goods-notices";
import { formatCents } from "@recambia/contract/money";
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
import { fillText } from "../contract/contract-texts.ts";
import { sectionBlocks } from "../contract/text-blocks.ts";
import { contractWords } from "./contract-words.ts";
import { guaranteeBlocks } from "./guarantee-blocks.ts";
import type { OrderMail } from "./order-templates.ts";
import { orderWords } from "./order-words.ts";

type Placed = Extract<OrderMail, { kind: "order_placed" }>;

/** Agreed terms of an order, without the values of the mail itself. */
export type PlacedFacts = Omit<Placed, "kind" | "name" | "path" | "guest_order_id" | "has_no_page">;

/**
 * The contract: what, for how much, where to and by when, how it is paid, and the information of consumer code art. 97
 * with both parts of annex I word for word, as the returns page has them.
 */
export function placedBlocks(mail: Placed, reader: MailReader, values: Record<string, string>): Block[] {
  const { locale, shop } = reader;
  const words = orderWords[locale];
  const paragraph = (text: string): Block => ({ block: "paragraph", text: fillIn(text, values) });
  const placedAt = new Date(mail.placed_at);
  const terms = fillText("terms", shop, locale, placedAt);
  const returns = fillText("returns", shop, locale, placedAt);
  return [
    ...transferBlocks(mail, reader),
    ...orderSummary(mail, reader),
    { block: "section", text: words.termsHeading },
    paragraph(contractWords[locale].attached),
    ...(mail.is_business
      ? [paragraph(words.businessNote)]
      : [
          paragraph(words.guarantee),
          ...sectionBlocks(returns, "instructions", reader),
          ...sectionBlocks(returns, "form", reader),
        ]),
    ...sectionBlocks(terms, "complaints", reader),
  ];
}

/** Language, shop, and origin of its files. */
type SummaryReader = Pick<MailReader, "locale" | "shop" | "origin">;

/** Ordered goods with their prices, delivery, and lines without a right of withdrawal. */
export function orderSummary(placed: PlacedFacts, reader: SummaryReader): Block[] {
  const words = orderWords[reader.locale];
  return [
    pricesBlock(placed, reader),
    ...(placed.is_export ? [{ block: "paragraph", text: words.export } as const] : []),
    deliveryBlock(placed, reader),
    ...exclusionBlocks(placed, reader),
    ...noticeBlocks(placed, reader),
    ...dataSheetBlocks(placed, reader),
    ...guaranteeBlocks(placed.lines, reader.locale),
  ];
}

/** Notices on old batteries, oil and appliances, and on parts that are not allowed on public roads. */
function noticeBlocks(
  { lines }: PlacedFacts,
  { locale, shop }: Pick<MailReader, "locale" | "shop">,
): Block[] {
  const values = { place: shop.address.municipality };
  return noticesOf(lines).flatMap((notice): Block[] => {
    const { title, text } = goodsNoticeWords[locale][notice];
    return [
      { block: "subheading", text: title },
      { block: "paragraph", text: fillIn(text, values) },
    ];
  });
}

/** Where the safety data sheets of hazardous goods are. */
function dataSheetBlocks({ lines }: PlacedFacts, { locale, origin }: SummaryReader): Block[] {
  const sheets = lines.flatMap(({ name, data_sheets: names = [] }) =>
    names.map((sheet) => ({ name, value: `${origin}${dataSheetUrl(sheet)}` })),
  );
  return sheets.length > 0
    ? [{ block: "subheading", text: contractWords[locale].dataSheets }, facts(sheets)]
    : [];
}

function exclusionBlocks(
  { lines, is_business }: PlacedFacts,
  { locale }: Pick<MailReader, "locale">,
): Block[] {
  const { excluded, exclusions } = contractWords[locale];
  const excludedFacts = lines.flatMap(({ name, exclusion }) => {
    if (!exclusion) return [];
    const reason = Object.entries(exclusions).find(([letter]) => letter === exclusion)?.[1];
    return [{ name, value: reason ?? exclusions.other }];
  });
  return excludedFacts.length > 0 && !is_business
    ? [{ block: "section", text: excluded }, facts(excludedFacts)]
    : [];
}

function pricesBlock(mail: PlacedFacts, { locale }: Pick<MailReader, "locale">): Block {
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

function deliveryBlock(mail: PlacedFacts, { locale }: Pick<MailReader, "locale">): Block {
  const words = orderWords[locale];
  const isPickup = mail.shipping_method === "pickup";
  return facts([
    { name: words.number, value: mail.number },
    { name: words.placed, value: formatTime(locale, mail.placed_at) },
    { name: words.shippingMethod, value: words.shippingMethods[mail.shipping_method] },
    { name: words.address, value: mail.address.map(withoutLinks).join(", ") },
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

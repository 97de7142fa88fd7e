import { defaultLocale, type Locale } from "@recambia/contract/locale";
import type { Shop } from "@recambia/contract/shop/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import { type Block, fillIn, formatDay } from "../../platform/mail/index.ts";
import { contractWords } from "../mails/contract-words.ts";
import { orderSummary, type PlacedFacts } from "../mails/placed-blocks.ts";
import { lineInSpanish, placedFacts } from "../mails/placed-facts.ts";
import type { OrderRow } from "../order-rows.ts";
import type { ContractText } from "./contract-texts.ts";
import { readOrderTexts } from "./read-texts.ts";
import { textBlocks } from "./text-blocks.ts";

/**
 * Makes a copy of an order's contract: what was ordered, and the accepted texts whole, as they were kept.
 *
 * @returns the PDF and its name; null for an order without texts in this language.
 */
export async function makeContractCopy(
  database: Queryable,
  order: OrderRow,
  { shop, locale, origin }: { shop: Shop; locale: Locale; origin: string },
): Promise<{ filename: string; content: Buffer } | null> {
  const texts = await readOrderTexts(database, order.id, locale);
  if (texts.length === 0) return null;
  const title = fillIn(contractWords[locale].title, { number: order.number });
  const lines = locale === defaultLocale ? order.lines.map(lineInSpanish) : order.lines;
  const facts = { number: order.number, ...placedFacts({ ...order, lines }, locale) };
  const blocks = contractBlocks(facts, texts, { shop, locale, origin, title });
  const createdAt = new Date(order.placed_at);
  // The PDF library is loaded with the first document, so that a start takes less time.
  const { drawContract } = await import("./draw-contract.ts");
  const content = await drawContract(blocks, {
    title,
    author: shop.legal_name || shop.name,
    locale,
    createdAt,
  });
  return { filename: `${order.number}-${locale}.pdf`, content };
}

function contractBlocks(
  facts: PlacedFacts,
  texts: readonly ContractText[],
  { shop, locale, origin, title }: { shop: Shop; locale: Locale; origin: string; title: string },
): Block[] {
  return [
    { block: "heading", text: title },
    ...orderSummary(facts, { shop, locale, origin }),
    ...texts.flatMap((text): Block[] => [
      ...textBlocks(text, { locale, origin }),
      {
        block: "note",
        text: fillIn(contractWords[locale].version, {
          number: String(text.number),
          day: formatDay(locale, text.version),
          hash: text.hash,
        }),
      },
    ]),
  ];
}

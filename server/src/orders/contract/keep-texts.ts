import { type Locale, locales } from "@recambia/contract/locale";
import type { PublicShop } from "@recambia/contract/shop/schemas";
import type { Queryable } from "../../platform/database/database.ts";
import { type ContractText, contractTexts } from "./contract-texts.ts";

/** Keeps the current texts of all languages, so that every published version is there, with or without an order. */
export async function keepPublishedTexts(database: Queryable, shop: PublicShop, now: Date): Promise<void> {
  const texts = locales.flatMap((locale) => contractTexts(shop, locale, now));
  await keepTexts(database, texts, now);
}

/** Keeps the accepted texts with an order; each text is stored once for all orders. */
export async function keepOrderTexts(
  transaction: Queryable,
  orderKey: number,
  { shop, locale, now }: { shop: PublicShop; locale: Locale; now: Date },
): Promise<void> {
  const texts = contractTexts(shop, locale, now);
  if ((await linkTexts(transaction, orderKey, texts)) === texts.length) return;
  await keepTexts(transaction, texts, now);
  await linkTexts(transaction, orderKey, texts);
}

/** Links an order to those of the texts that are kept already; returns their number. */
async function linkTexts(
  transaction: Queryable,
  orderKey: number,
  texts: readonly ContractText[],
): Promise<number> {
  const kept = await transaction.rows({
    name: "link-order-texts",
    text: `with kept as (select hash from legal_text where hash = any($2)), linked as (
             insert into order_text (order_id, hash) select $1, hash from kept on conflict do nothing
           )
           select hash from kept`,
    values: [orderKey, texts.map(({ hash }) => hash)],
  });
  return kept.length;
}

async function keepTexts(database: Queryable, texts: readonly ContractText[], now: Date): Promise<void> {
  await database.rows({
    text: `insert into legal_text (hash, page, number, version, locale, content, kept_at)
           select hash, page, number, version, locale, content, $2
           from jsonb_to_recordset($1::jsonb) as text (hash text, page text, number integer, version date,
             locale text, content jsonb)
           on conflict (hash) do nothing`,
    values: [JSON.stringify(texts), now],
  });
}

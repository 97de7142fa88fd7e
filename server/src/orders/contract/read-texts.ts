import type { Locale } from "@recambia/contract/locale";
import type { Queryable } from "../../platform/database/database.ts";
import type { ContractText } from "./contract-texts.ts";

/** Reads the texts that an order accepted, in one language; empty when none are kept in it. */
export function readOrderTexts(
  database: Queryable,
  orderKey: number,
  locale: Locale,
): Promise<ContractText[]> {
  return database.rows<ContractText>({
    name: "read-order-texts",
    text: `select text.hash, page, number, version::text, locale, content
           from order_text join legal_text text using (hash)
           where order_id = $1 and locale = $2 order by page = 'terms' desc`,
    values: [orderKey, locale],
  });
}

import { countAttempt, type Limit } from "../platform/http/access/limit-attempts.ts";
import type { Context } from "../platform/http/context.ts";

/** Drawing a document keeps the process busy for up to half a second; a year's invoices are fewer. */
const documents: Limit = { name: "order-document", most: 120, windowMinutes: 60 };

/** Counts a document of a customer's orders that is drawn; false when the limit is exceeded. */
export function countDocument(
  { database, clock }: Pick<Context, "database" | "clock">,
  customerId: string,
): Promise<boolean> {
  return countAttempt(database, documents, customerId, clock.now());
}

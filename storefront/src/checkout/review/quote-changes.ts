import type { Address } from "@recambia/contract/addresses/schemas";
import type { Quote, QuoteBody, ShippingOption } from "@recambia/contract/checkout/schemas";
import { nameWithNumber } from "../../lib/texts/name-with-number.ts";

/** A quote with its request, and the saved address that the request names, as this page knew it; null without one. */
export type RequestedQuote = { request: QuoteBody; address: Address | null; quote: Quote };

/** A difference from the quote shown before that the shopper did not cause. */
export type QuoteChange =
  | { kind: "price"; name: string; fromCents: number; toCents: number }
  | { kind: "deposit"; name: string; fromCents: number; toCents: number }
  | { kind: "quantity"; name: string; from: number; to: number }
  | { kind: "added" | "removed" | "fit" | "withdrawal"; name: string }
  | { kind: "shipping" | "total"; fromCents: number; toCents: number }
  /** Days as `yyyy-mm-dd`. */
  | { kind: "delivery"; from: string; to: string }
  /** Other people of the account can change its addresses, and the buyer's email may be changed in another tab. */
  | { kind: "address" }
  | { kind: "email"; to: string }
  | { kind: "terms" };

/**
 * Compares two quotes. After a different request, changes of shipping, day and total are expected; in a
 * different tax zone, changes of prices are, too.
 */
export function quoteChanges(before: RequestedQuote, after: RequestedQuote): QuoteChange[] {
  const changes = lineChanges(before.quote, after.quote);
  if (isSameRequest(before, after)) changes.push(...wholeChanges(before.quote, after.quote));
  if (haveOtherTerms(before.quote, after.quote)) changes.push({ kind: "terms" });
  return changes;
}

function haveOtherTerms(before: Quote, after: Quote): boolean {
  return before.terms_version !== after.terms_version || before.returns_version !== after.returns_version;
}

/** Whether two quotes answer the same choices, to the same address as this page knows it. */
export function isSameRequest(one: RequestedQuote, other: RequestedQuote): boolean {
  const asked = ({ request, address }: RequestedQuote) => JSON.stringify([request, placeOf(address)]);
  return asked(one) === asked(other);
}

/** An address without its id, which is new in each quote of a guest, and without whether it is the default. */
function placeOf(address: Address | null): Partial<Address> | null {
  if (!address) return null;
  const { id: _id, is_default: _isDefault, ...place } = address;
  return place;
}

function lineChanges(before: Quote, after: Quote): QuoteChange[] {
  const changes: QuoteChange[] = [];
  const isSameTax = before.tax_zone === after.tax_zone;
  const left = new Map(before.lines.map((line) => [line.cart_line_id, line]));
  for (const line of after.lines) {
    const name = nameWithNumber(line.product);
    const old = left.get(line.cart_line_id);
    left.delete(line.cart_line_id);
    if (!old) {
      changes.push({ kind: "added", name });
      continue;
    }
    if (isSameTax && old.unit_cents !== line.unit_cents) {
      changes.push({ kind: "price", name, fromCents: old.unit_cents, toCents: line.unit_cents });
    }
    if (old.quantity !== line.quantity) {
      changes.push({ kind: "quantity", name, from: old.quantity, to: line.quantity });
    } else if (old.core_deposit_cents !== line.core_deposit_cents) {
      changes.push({
        kind: "deposit",
        name,
        fromCents: old.core_deposit_cents,
        toCents: line.core_deposit_cents,
      });
    }
    if (old.fit.answer !== line.fit.answer) changes.push({ kind: "fit", name });
    if (old.withdrawal_exclusion !== line.withdrawal_exclusion) changes.push({ kind: "withdrawal", name });
  }
  for (const { product } of left.values()) changes.push({ kind: "removed", name: nameWithNumber(product) });
  return changes;
}

function wholeChanges(before: Quote, after: Quote): QuoteChange[] {
  const changes: QuoteChange[] = [];
  const [old, now] = [before.totals, after.totals];
  const [oldDay, day] = [
    chosenShippingOption(before)?.delivery_day,
    chosenShippingOption(after)?.delivery_day,
  ];
  if (old.shipping_cents !== now.shipping_cents) {
    changes.push({ kind: "shipping", fromCents: old.shipping_cents, toCents: now.shipping_cents });
  }
  if (oldDay && day && oldDay !== day) changes.push({ kind: "delivery", from: oldDay, to: day });
  if (old.total_cents !== now.total_cents) {
    changes.push({ kind: "total", fromCents: old.total_cents, toCents: now.total_cents });
  }
  if (JSON.stringify(placeOf(before.address)) !== JSON.stringify(placeOf(after.address))) {
    changes.push({ kind: "address" });
  }
  if (before.email !== after.email) changes.push({ kind: "email", to: after.email });
  return changes;
}

/** The chosen shipping option; undefined while it is not available, such as without an address. */
export function chosenShippingOption(quote: Quote): ShippingOption | undefined {
  return quote.shipping_options.find(
    ({ method, is_available }) => is_available && method === quote.shipping_method,
  );
}

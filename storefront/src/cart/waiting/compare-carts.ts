import type { Cart, CartLine } from "@recambia/contract/cart/schemas";
import { lineKey } from "../line-key.ts";
import type { ChangeNotice, Outcome } from "./waiting-change.ts";

/** A cart that was shown without a network, and whose it was. */
type Shown = { cart: Cart | null; personId: string | null };

/**
 * Compares a cart that was shown without a network with what the shop answers now, line by line: price, stock and fit, and
 * items that are no longer sold. What somebody has changed meanwhile on another device is no news.
 */
export function compareCarts({ cart: before, personId }: Shown, now: Cart | null): ChangeNotice[] {
  if (!before) return [];
  const isUntouched = now?.id === before.id && now.version === before.version;
  return before.lines.flatMap((line) => {
    const found = now?.lines.find((other) => lineKey(other) === lineKey(line));
    const outcomes: Outcome[] = found ? changesOf(line, found) : [];
    if (!found && isUntouched) outcomes.push({ kind: "no_longer_sold" });
    return outcomes.map((outcome) => ({
      id: `${lineKey(line)} ${outcome.kind}`,
      name: line.product.name,
      personId,
      outcome,
    }));
  });
}

function changesOf(before: CartLine, now: CartLine): Outcome[] {
  const outcomes: Outcome[] = [];
  if (now.unit_cents !== before.unit_cents) {
    outcomes.push({ kind: "price_changed", centsBefore: before.unit_cents, unitCents: now.unit_cents });
  }
  if (now.available < now.quantity && before.available >= before.quantity) {
    outcomes.push({ kind: "stock_changed", available: now.available });
  }
  if (now.fit.answer !== before.fit.answer) outcomes.push({ kind: "fit_changed", answer: now.fit.answer });
  return outcomes;
}

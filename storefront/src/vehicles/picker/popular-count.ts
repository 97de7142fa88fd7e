import type { Maker } from "@recambia/contract/vehicles/schemas";

const spanishOrder = new Intl.Collator("es", { numeric: true });

/**
 * Counts the popular makers at the head of the list: the server lists them first, and all others after them by name.
 */
export function popularCount(makers: readonly Maker[]): number {
  let count = makers.length - 1;
  while (count > 0 && isInOrder(makers[count - 1], makers[count])) count--;
  return Math.max(0, count);
}

function isInOrder(before: Maker | undefined, after: Maker | undefined): boolean {
  return spanishOrder.compare(before?.name ?? "", after?.name ?? "") <= 0;
}

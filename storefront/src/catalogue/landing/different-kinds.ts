/** Number of cards in a row. */
const shownCards = 5;

/** Returns a row of cards that are in stock: one of each kind first, then others if there are few kinds. */
export function differentKinds<Card extends { stock: { state: string } }>(
  cards: readonly Card[],
  kindOf: (card: Card) => string,
): Card[] {
  const inStock = cards.filter(({ stock }) => stock.state !== "out_of_stock");
  const kinds = inStock.map(kindOf);
  const isFirst = (card: Card) => kinds.indexOf(kindOf(card)) === inStock.indexOf(card);
  const firsts = inStock.filter(isFirst);
  const others = inStock.filter((card) => !isFirst(card));
  return [...firsts, ...others].slice(0, shownCards);
}

import type { Call } from "./load.ts";
import { repeatableNumbers } from "./statistics.ts";
import type { Survey } from "./survey.ts";

/** Kinds of lists that shoppers open, with their share among all lists. */
export const listKinds = {
  "a vehicle's part type": 50,
  "a vehicle's category": 20,
  "a vehicle's category, a later page": 10,
  "a vehicle's everything": 5,
  "a part type, any page": 10,
  "a category, any page": 5,
} as const;

export type ListKind = keyof typeof listKinds;

type Choice = {
  pick: <Item>(items: readonly Item[]) => Item;
  upTo: (most: number) => number;
  survey: Survey;
};

const addressOf: Record<ListKind, (choice: Choice) => string> = {
  "a vehicle's part type": ({ pick, survey }) =>
    `vehicle=${pick(survey.vehicles)}&subcategory=${pick(pick(survey.categories).partTypes)}`,
  "a vehicle's category": ({ pick, survey }) =>
    `vehicle=${pick(survey.vehicles)}&category=${pick(survey.categories).slug}`,
  "a vehicle's category, a later page": ({ pick, upTo, survey }) =>
    `vehicle=${pick(survey.vehicles)}&category=${pick(survey.categories).slug}&page=${1 + upTo(3)}`,
  "a vehicle's everything": ({ pick, upTo, survey }) => `vehicle=${pick(survey.vehicles)}&page=${upTo(4)}`,
  "a part type, any page": ({ pick, upTo, survey }) =>
    `subcategory=${pick(pick(survey.categories).partTypes)}&page=${upTo(8)}`,
  "a category, any page": ({ pick, upTo, survey }) =>
    `category=${pick(survey.categories).slug}&page=${upTo(40)}`,
};

/** Draws lists of a kind that were not requested before; the same in every run. */
export function drawLists(survey: Survey, seed: number): (kind: ListKind, count: number) => Call[] {
  const random = repeatableNumbers(seed);
  const choice: Choice = {
    survey,
    pick(items) {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new Error("There is nothing to choose from");
      return item;
    },
    upTo: (most) => 1 + Math.floor(random() * most),
  };
  const drawn = new Set<string>();
  return (kind, count) => {
    const calls: Call[] = [];
    // Kinds with few addresses run out: then fewer are drawn.
    for (let attempt = 0; calls.length < count && attempt < count * 20; attempt++) {
      const address = addressOf[kind](choice);
      if (drawn.has(address)) continue;
      drawn.add(address);
      calls.push({ path: `/spa/catalog/products?${address}`, headers: readHeaders });
    }
    return calls;
  };
}

/** Headers that a browser sends with a read. */
export const readHeaders = {
  accept: "application/json",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "es_ES",
};

/** All kinds mixed in their shares, in an order that repeats. */
export function drawMixed(draw: ReturnType<typeof drawLists>, count: number): Call[] {
  const random = repeatableNumbers(count);
  const kinds: ListKind[] = [];
  let kind: ListKind;
  for (kind in listKinds) kinds.push(kind);
  return kinds
    .flatMap((one) => draw(one, Math.round((count * listKinds[one]) / 100)))
    .map((call) => ({ call, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ call }) => call);
}

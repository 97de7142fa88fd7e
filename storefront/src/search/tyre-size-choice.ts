import type { TyreSize } from "@recambia/contract/catalogue/tyre-sizes";

/** In the order in which they are printed on a tyre. */
export const sizeParts = ["width", "ratio", "rim"] as const;
type SizePart = (typeof sizeParts)[number];

/** Returns the values of a part that its earlier parts leave, ascending. */
export function sizeOptions(sizes: readonly TyreSize[], chosen: Partial<TyreSize>, part: SizePart): number[] {
  const earlier = sizeParts.slice(0, sizeParts.indexOf(part));
  const left = sizes.filter((size) =>
    earlier.every((other) => chosen[other] === undefined || size[other] === chosen[other]),
  );
  return [...new Set(left.map((size) => size[part]))].sort((a, b) => a - b);
}

/**
 * Returns the choice after a part has been chosen: later parts that no size has with it are open again, and those with only
 * one value left are chosen.
 *
 * @param value null: the part is open again.
 */
export function chooseSizePart(
  sizes: readonly TyreSize[],
  chosen: Partial<TyreSize>,
  part: SizePart,
  value: number | null,
): Partial<TyreSize> {
  const next = { ...chosen };
  if (value === null) delete next[part];
  else next[part] = value;
  for (const later of sizeParts.slice(sizeParts.indexOf(part) + 1)) {
    const options = sizeOptions(sizes, next, later);
    const kept = next[later];
    if (kept !== undefined && options.includes(kept)) continue;
    const earlier = sizeParts.slice(0, sizeParts.indexOf(later));
    const isDecided = earlier.every((other) => next[other] !== undefined);
    const [only] = options;
    if (isDecided && options.length === 1 && only !== undefined) next[later] = only;
    else delete next[later];
  }
  return next;
}

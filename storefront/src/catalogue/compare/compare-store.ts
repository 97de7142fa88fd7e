import { maxCompared } from "@recambia/contract/catalogue/compare";
import { useStore } from "zustand";
import { createPersistedStore } from "../../lib/persisted-store.ts";

/** Session-storage key of the comparison. */
const comparedKey = "compared";

/** Slugs of the compared products, all of one part type. */
export type Compared = { partType: string | null; slugs: readonly string[] };

const nothing: Compared = { partType: null, slugs: [] };

const compareStore = createPersistedStore<Compared>({
  name: comparedKey,
  initial: nothing,
  openStorage: () => sessionStorage,
});

/**
 * Adds a product to the comparison or removes it. A product of another part type starts a new comparison; a
 * fifth product is refused. Removing one that is not in it, such as from a shared comparison, leaves it as it is.
 */
export function toggleCompared(
  compared: Compared,
  { slug, partType }: { slug: string; partType: string },
  isChosen: boolean,
): Compared {
  if (!isChosen) return withoutCompared(compared, [slug]);
  const own = compared.partType === partType ? compared.slugs : [];
  const others = own.filter((other) => other !== slug);
  return own.length >= maxCompared && others.length === own.length
    ? compared
    : { partType, slugs: own.includes(slug) ? own : [...own, slug] };
}

/** Takes products out of the comparison, such as those that are no longer sold. */
export function withoutCompared(compared: Compared, slugs: readonly string[]): Compared {
  const left = compared.slugs.filter((slug) => !slugs.includes(slug));
  if (left.length === compared.slugs.length) return compared;
  return left.length > 0 ? { ...compared, slugs: left } : nothing;
}

/** Returns the comparison; empty in a page's first render. */
export function useCompared(): Compared {
  return useStore(compareStore);
}

export function setCompared(product: { slug: string; partType: string }, isChosen: boolean): void {
  compareStore.setState((compared) => toggleCompared(compared, product, isChosen));
}

export function dropCompared(slugs: readonly string[]): void {
  compareStore.setState((compared) => withoutCompared(compared, slugs));
}

export function clearCompared(): void {
  compareStore.setState(nothing);
}

import type { FeedKind } from "@recambia/contract/catalogue/feed";

/** A reference to another record. */
export type Reference = { kind: FeedKind; key: string; path: string };

/** In paths, `*` iterates an array and `#` the keys of an object. */
const referencePaths: Record<FeedKind, readonly (readonly [path: string, kind: FeedKind])[]> = {
  maker: [],
  model: [["maker", "maker"]],
  variant: [["model", "model"]],
  category: [],
  attribute: [],
  part_type: [
    ["category", "category"],
    ["attributes.*.attribute", "attribute"],
  ],
  brand: [],
  fit_set: [
    ["part_type", "part_type"],
    ["lines.*.variants.*", "variant"],
  ],
  product: [
    ["brand", "brand"],
    ["part_type", "part_type"],
    ["fit_set", "fit_set"],
    ["attributes.#", "attribute"],
  ],
  kit: [["components.*.product", "product"]],
};

/** Collects all references of a value, even of an invalid one. */
export function referencesOf(kind: FeedKind, value: unknown): Reference[] {
  const found: Reference[] = [];
  for (const [path, target] of referencePaths[kind]) {
    collect(value, path.split("."), "", (key, at) => found.push({ kind: target, key, path: at }));
  }
  return found;
}

function collect(
  value: unknown,
  steps: readonly string[],
  at: string,
  onKey: (key: string, path: string) => void,
) {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (typeof value === "string") onKey(value, at);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if (step === "*") {
    if (!Array.isArray(value)) return;
    for (const [index, inner] of value.entries()) collect(inner, rest, `${at}.${index}`, onKey);
    return;
  }
  if (step === "#") {
    for (const name of Object.keys(value)) onKey(name, `${at}.${name}`);
    return;
  }
  collect(Reflect.get(value, step), rest, at ? `${at}.${step}` : step, onKey);
}

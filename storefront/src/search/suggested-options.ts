import type { Suggestions } from "@recambia/contract/catalogue/search";
import type { VehicleSummary } from "@recambia/contract/vehicles/schemas";

export const optionKinds = ["recent", "part_type", "vehicle", "brand", "product"] as const;

/** One line under the search box, in the order in which the arrow keys meet it. */
export type SuggestedOption =
  | { kind: "recent"; key: string; query: string }
  | { kind: "part_type"; key: string; slug: string; name: string; detail: string; picture: string }
  | { kind: "vehicle"; key: string; vehicle: VehicleSummary }
  | { kind: "brand"; key: string; slug: string; name: string }
  | {
      kind: "product";
      key: string;
      slug: string;
      name: string;
      detail: string;
      picture: string;
      cents: number;
    };

/** Recent searches while the field is empty, suggestions afterwards. */
export function suggestedOptions(
  typed: string,
  recent: readonly string[],
  suggestions: Suggestions | undefined,
): SuggestedOption[] {
  if (typed.trim() === "") return recent.map((query) => ({ kind: "recent", key: `recent ${query}`, query }));
  if (!suggestions) return [];
  const { part_types, vehicles, brands, products } = suggestions;
  return [
    ...part_types.map(({ slug, name, category, picture }) => ({
      ...{ kind: "part_type" as const, key: `part_type ${slug}`, slug, name, picture },
      detail: category,
    })),
    ...vehicles.map((vehicle) => ({ kind: "vehicle" as const, key: `vehicle ${vehicle.id}`, vehicle })),
    ...brands.map(({ slug, name }) => ({ kind: "brand" as const, key: `brand ${slug}`, slug, name })),
    ...products.map(({ slug, name, brand, part_number, picture, cents }) => ({
      ...{ kind: "product" as const, key: `product ${slug}`, slug, name, picture, cents },
      detail: `${brand} · ${part_number}`,
    })),
  ];
}

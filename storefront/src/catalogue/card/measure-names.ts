import type { AttributeValue } from "@recambia/contract/catalogue/card";

/** A number with or without a unit; a text such as `M12x1` is none. */
const measure = /^[\d.,]+(?:\s(.+))?$/;

/** What the names of counts begin with, in the three languages: it says nothing beside a number. */
const count = /^(?:número de |nombre d(?:e |')|number of )/i;

/**
 * Names the values that nobody could tell apart without: a bare number, and measures with the same unit.
 * `Canales: 5` instead of `5`.
 *
 * @param hasShortName says whether a value stands after a short name already, by its attribute's slug.
 * @returns names by slug; none for values that speak for themselves.
 */
export function measureNames(
  attributes: readonly AttributeValue[],
  hasShortName: (slug: string) => boolean,
): Map<string, string> {
  const unnamed = attributes.flatMap(({ slug, name, value }) => {
    const found = hasShortName(slug) ? null : measure.exec(value);
    return found ? [{ slug, name, unit: found[1] ?? "" }] : [];
  });
  const isUnclear = (unit: string) =>
    unit === "" || unnamed.filter((other) => other.unit === unit).length > 1;
  return new Map(
    unnamed.filter(({ unit }) => isUnclear(unit)).map(({ slug, name }) => [slug, withoutCount(name)]),
  );
}

function withoutCount(name: string): string {
  const rest = name.replace(count, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

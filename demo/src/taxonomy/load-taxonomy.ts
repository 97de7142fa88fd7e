import { readdirSync } from "node:fs";
import { join } from "node:path";
import { jsonReader } from "../reading/read-json.ts";
import {
  type AppliesTo,
  type Attribute,
  AttributeGroup,
  type Brand,
  Brands,
  type Category,
  CategoryFile,
  CategoryOrder,
  type PartType,
  type VehicleConditions,
  VehicleGroups,
} from "./schemas.ts";

export type Taxonomy = { categories: Category[]; attributes: Attribute[]; brands: Brand[] };

/**
 * Reads and validates a folder like demo/data/taxonomy.
 *
 * @throws Error naming the file and what is invalid in it.
 */
export function loadTaxonomy(folder: string): Taxonomy {
  const readAttributes = jsonReader(AttributeGroup);
  return {
    categories: loadCategories(folder),
    attributes: listJson(join(folder, "attributes")).flatMap((name) =>
      readAttributes(join(folder, "attributes", name)),
    ),
    brands: jsonReader(Brands)(join(folder, "brands.json")),
  };
}

function loadCategories(folder: string): Category[] {
  const groups = jsonReader(VehicleGroups)(join(folder, "vehicle-groups.json"));
  const orderPath = join(folder, "categories.json");
  const order = jsonReader(CategoryOrder)(orderPath);
  const forgotten = listJson(join(folder, "categories")).filter(
    (name) => !order.includes(name.slice(0, -".json".length)),
  );
  if (forgotten.length > 0) throw new Error(`${orderPath} does not list ${forgotten.join(", ")}`);
  const readCategory = jsonReader(CategoryFile);
  return order.map((slug) => {
    const path = join(folder, "categories", `${slug}.json`);
    return { slug, ...withoutGroups(readCategory(path), groups, path) };
  });
}

function listJson(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort();
}

/** Replaces the names of vehicle groups with their conditions. */
function withoutGroups(category: CategoryFile, groups: VehicleGroups, path: string) {
  const partTypes = category.partTypes.map(({ appliesTo, ...partType }): PartType => {
    if (!appliesTo) return partType;
    const conditions = conditionsOf(appliesTo, groups);
    if (!conditions) {
      throw new Error(`${path}: ${partType.slug} names the unknown vehicle group ${appliesTo.group}`);
    }
    return { ...partType, appliesTo: conditions };
  });
  return { ...category, partTypes };
}

function conditionsOf({ group, ...own }: AppliesTo, groups: VehicleGroups): VehicleConditions | undefined {
  if (group === undefined) return own;
  const found = groups[group];
  if (!found) return undefined;
  const { description: _description, ...shared } = found;
  return { ...shared, ...own };
}

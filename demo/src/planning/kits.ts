import { join } from "node:path";
import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import { Picture } from "@recambia/contract/catalogue/feed/fields";
import { closed, Slug } from "@recambia/contract/http";
import { LocalizedText } from "@recambia/contract/locale";
import { Position } from "@recambia/contract/vehicles/fit";
import { type Static, Type } from "typebox";
import { drawFor } from "../draw.ts";
import { daysBefore } from "../prices.ts";
import { jsonReader } from "../reading/read-json.ts";
import { pictureOf } from "../taxonomy/index.ts";
import type { DemoVariant } from "../vehicles/vehicles.ts";
import { fitSetId } from "./fit-sets.ts";
import type { Place } from "./places.ts";

type Product = FeedRecordOf<"product">;

const Component = Type.Object({ partType: Slug, position: Type.Optional(Position) }, closed);

const Recipe = Type.Object(
  {
    slug: Slug,
    name: LocalizedText,
    description: LocalizedText,
    picture: Picture,
    components: Type.Array(Component, { minItems: 2 }),
  },
  closed,
);
type Recipe = Static<typeof Recipe>;
const Recipes = Type.Array(Recipe);

/** Jobs that always need the same parts together. */
const recipes = jsonReader(Recipes)(join(import.meta.dirname, "../../data/kits.json"));

/** A job, the fit sets of its parts, and the cars that take them all, the commonest first. */
export type PlannedKit = { recipe: Recipe; car: DemoVariant; cars: DemoVariant[]; fitSets: string[] };

/**
 * Plans kits for the commonest models: for each job that a version can need, one of every combination of fit sets that
 * occurs. Models that take the same parts share a kit, so that the same parts never have two prices.
 */
export function planKits(places: Place[], variants: DemoVariant[], most: number): PlannedKit[] {
  const wanted = new Set(recipes.flatMap(({ components }) => components.map(componentKey)));
  /** By part and axle, the fit set that each version takes it from. */
  const taken = new Map<string, Map<DemoVariant, string>>();
  for (const place of places) {
    const key = componentKey({ partType: place.partType.slug, position: place.position ?? undefined });
    if (!wanted.has(key) || place.isEitherAxle) continue;
    const fitSetOf = taken.get(key) ?? new Map<DemoVariant, string>();
    taken.set(key, fitSetOf);
    for (const [index, cluster] of place.clusters.entries()) {
      const id = fitSetId(place, index);
      for (const variant of cluster) fitSetOf.set(variant, id);
    }
  }
  const kits = new Map<string, PlannedKit>();
  const ordered = commonestFirst(variants);
  for (const recipe of recipes) {
    const choices = recipe.components.map((one) => taken.get(componentKey(one)));
    for (const car of ordered) {
      const fitSets = choices.flatMap((fitSetOf) => fitSetOf?.get(car) ?? []);
      if (fitSets.length < recipe.components.length) continue;
      const key = `${recipe.slug} ${fitSets}`;
      const known = kits.get(key);
      if (known) known.cars.push(car);
      else if (car.model.commonness !== null) kits.set(key, { recipe, car, cars: [car], fitSets });
    }
  }
  const all = [...kits.values()];
  const step = Math.max(1, all.length / most);
  return all
    .filter((_kit, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, most);
}

function commonestFirst(variants: DemoVariant[]): DemoVariant[] {
  const place = ({ model }: DemoVariant) => model.commonness ?? Number.MAX_SAFE_INTEGER;
  return variants.toSorted((a, b) => place(a) - place(b));
}

/** Gathers, while the products go by, those that the planned kits consist of. */
export type KitBuilder = {
  /** Offers the products of one fit set; only what a kit needs is kept. */
  lay(fitSet: string, products: Product[]): void;
  /** The planned kits. */
  assemble(): FeedRecordOf<"kit">[];
};

export function createKitBuilder(seed: string, today: Date, kits: PlannedKit[]): KitBuilder {
  const wanted = new Set(kits.flatMap(({ fitSets }) => fitSets));
  const laid = new Map<string, Product[]>();
  return {
    lay(fitSet, products) {
      if (wanted.has(fitSet)) laid.set(fitSet, products);
    },
    assemble: () => kits.map((kit) => assembleKit({ seed, today }, kit, laid)),
  };
}

function componentKey({ partType, position }: { partType: string; position?: Position | undefined }): string {
  return `${partType} ${position ?? ""}`;
}

function assembleKit(
  { seed, today }: { seed: string; today: Date },
  { recipe, car, cars, fitSets }: PlannedKit,
  laid: Map<string, Product[]>,
): FeedRecordOf<"kit"> {
  const choices = fitSets.map((fitSet) => laid.get(fitSet) ?? []);
  const parts = choices.flatMap((products) => pickPart(products, choices));
  const sumCents = parts.reduce((sum, part) => sum + part.price_cents * part.needed_per_job, 0);
  const draw = drawFor(seed, "kit", recipe.slug, car.id);
  const price = ticketCents((sumCents * (100 - draw.between(5, 12))) / 100);
  return {
    record: "kit",
    id: `kit/${recipe.slug}/${car.id}`,
    name: nameKit(recipe, cars),
    description: recipe.description,
    picture: pictureOfKit(recipe.picture, parts),
    components: parts.map((part) => ({ product: part.id, quantity: part.needed_per_job })),
    price_cents: price,
    earlier_prices: [{ from: daysBefore(today, draw.between(40, 150)), price_cents: price }],
    is_active: true,
  };
}

/** Named after one car each of the two commonest models that take it; says when there are more. */
function nameKit({ name }: Recipe, cars: DemoVariant[]): LocalizedText {
  const nameOf = ({ model, vehicleName }: DemoVariant) => `${model.maker.name} ${model.name} ${vehicleName}`;
  const firsts = new Map<DemoVariant["model"], DemoVariant>();
  for (const car of cars) if (!firsts.has(car.model)) firsts.set(car.model, car);
  const named = [...firsts.values()].slice(0, 2).map(nameOf);
  const hasMore = cars.some((car) => !named.includes(nameOf(car)));
  const join = (and: string, others: string) =>
    hasMore ? `${named.join(", ")} ${and} ${others}` : named.join(` ${and} `);
  return {
    es: `${name.es} para ${join("y", "otros")}`,
    ca: `${name.ca} per a ${join("i", "altres")}`,
    en: `${name.en} for ${join("and", "others")}`,
  };
}

/** Discs are drawn as those in the kit are. */
function pictureOfKit(picture: string, parts: Product[]): string {
  const disc = parts.find((part) => part.part_type === "discos-de-freno");
  if (!disc || picture !== "brake-kit") return picture;
  return pictureOf({ slug: "kits-de-discos-y-pastillas", picture }, disc.attributes, 0);
}

/** The nearest amount below that ends in .90; small sums, of which that would be a large share, in tens of cents. */
function ticketCents(cents: number): number {
  return cents < 10_000 ? Math.floor(cents / 10) * 10 : Math.floor(cents / 100) * 100 - 10;
}

/** A part of a brand that makes all of the kit, if there is one; parts on sale only. */
function pickPart(products: Product[], choices: Product[][]): Product[] {
  const onSale = products.filter((product) => product.is_active);
  const common = onSale.find(({ brand }) =>
    choices.every((others) => others.some((other) => other.brand === brand && other.is_active)),
  );
  const part = common ?? onSale[0];
  return part ? [part] : [];
}

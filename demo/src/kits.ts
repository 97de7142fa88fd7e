import { join } from "node:path";
import { type FeedRecordOf, Picture } from "@recambia/contract/catalogue/feed";
import { closed, Slug } from "@recambia/contract/http";
import { LocalizedText } from "@recambia/contract/locale";
import { Position } from "@recambia/contract/vehicles/fit";
import { type Static, Type } from "typebox";
import { drawFor } from "./draw.ts";
import type { Place } from "./plan.ts";
import { daysBefore } from "./prices.ts";
import { jsonReader } from "./read-json.ts";
import type { DemoVariant, Vehicles } from "./vehicles/vehicles.ts";

type Product = FeedRecordOf<"product">;

const Component = Type.Object({ partType: Slug, position: Type.Optional(Position) }, closed);
type Component = Static<typeof Component>;

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

/** At most; a small catalogue has fewer. */
export const kitCount = 40;
const carCount = 30;

/** Jobs that always need the same parts together. */
const recipes = jsonReader(Recipes)(join(import.meta.dirname, "../data/kits.json"));

/** Gathers, while the products go by, those that the kits' cars take. */
export type KitBuilder = {
  /** Offers the products of one cluster; only what a kit needs is kept. */
  lay(place: Place, cluster: DemoVariant[], products: Product[]): void;
  /** The kits that can be made of what was laid down. */
  assemble(): FeedRecordOf<"kit">[];
};

/** @param vehicles of which the best known cars get the kits. */
export function createKitBuilder(seed: string, today: Date, vehicles: Vehicles): KitBuilder {
  const cars = wellKnownCars(seed, vehicles);
  const wanted = new Set(recipes.flatMap(({ components }) => components.map(componentKey)));
  const laid = new Map<string, Product[]>();
  return {
    lay({ partType, position }, cluster, products) {
      const key = componentKey({ partType: partType.slug, ...(position ? { position } : {}) });
      if (!wanted.has(key)) return;
      for (const car of cars) if (cluster.includes(car)) laid.set(`${key} ${car.id}`, products);
    },
    assemble() {
      const jobs = cars.flatMap((_car, turn) =>
        recipes.map((recipe, index) => ({ recipe, car: cars[(turn + index) % cars.length] })),
      );
      return jobs
        .flatMap(({ recipe, car }) => (car ? assembleKit({ seed, today }, recipe, car, laid) : []))
        .slice(0, kitCount);
    },
  };
}

function componentKey({ partType, position }: Component): string {
  return `${partType} ${position ?? ""}`;
}

/** One version of each of the best known models, diesel and petrol in turn. */
function wellKnownCars(seed: string, { models, variants }: Vehicles): DemoVariant[] {
  const known = models
    .filter(({ maker, sizeClass, from }) => maker.rank <= 15 && /[BC]/.test(sizeClass) && from >= 200501)
    .filter(({ from }) => from < 201901)
    .toSorted((a, b) => a.maker.rank - b.maker.rank || a.from - b.from);
  const spread = known.filter(
    (_model, index) => index % Math.max(1, Math.floor(known.length / carCount)) === 0,
  );
  return spread.flatMap((model, index) => {
    const ignition = index % 2 === 0 ? "diesel" : "spark";
    const own = variants.filter((variant) => variant.model === model && variant.ignition === ignition);
    return own[drawFor(seed, "kit car", model.id).below(own.length)] ?? [];
  });
}

function assembleKit(
  { seed, today }: { seed: string; today: Date },
  recipe: Recipe,
  car: DemoVariant,
  laid: Map<string, Product[]>,
): FeedRecordOf<"kit">[] {
  const choices = recipe.components.map(
    (component) => laid.get(`${componentKey(component)} ${car.id}`) ?? [],
  );
  const parts = choices.flatMap((products) => pickPart(products, choices));
  if (parts.length < recipe.components.length) return [];
  const sumCents = parts.reduce((sum, part) => sum + part.price_cents * part.needed_per_job, 0);
  const draw = drawFor(seed, "kit", recipe.slug, car.id);
  const price = ticketCents((sumCents * (100 - draw.between(5, 12))) / 100);
  const vehicle = `${car.model.maker.name} ${car.model.name}`;
  return [
    {
      record: "kit",
      id: `kit/${recipe.slug}/${car.model.id}`,
      name: {
        es: `${recipe.name.es} para ${vehicle}`,
        ca: `${recipe.name.ca} per a ${vehicle}`,
        en: `${recipe.name.en} for ${vehicle}`,
      },
      description: recipe.description,
      picture: recipe.picture,
      components: parts.map((part) => ({ product: part.id, quantity: part.needed_per_job })),
      price_cents: price,
      earlier_prices: [{ from: daysBefore(today, draw.between(40, 150)), price_cents: price }],
      is_active: true,
    },
  ];
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

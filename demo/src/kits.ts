import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import type { Position } from "@recambia/contract/vehicles/fit";
import { drawFor } from "./draw.ts";
import type { Place } from "./plan.ts";
import { daysBefore } from "./prices.ts";
import type { Text } from "./taxonomy/types.ts";
import type { DemoVariant, Vehicles } from "./vehicles.ts";

type Product = FeedRecordOf<"product">;
type Component = { partType: string; position?: Position };
type Recipe = { slug: string; name: Text; description: Text; picture: string; components: Component[] };

/** At most; a small catalogue has fewer. */
export const kitCount = 40;
const carCount = 30;

/** Jobs that are always done with the same parts together. */
const recipes: Recipe[] = [
  {
    slug: "frenos-delanteros",
    name: { es: "Frenos delanteros", ca: "Frens davanters", en: "Front brakes" },
    description: {
      es: "Los dos discos y las pastillas del eje delantero, para cambiarlos a la vez.",
      ca: "Els dos discos i les pastilles de l'eix davanter, per canviar-los alhora.",
      en: "Both discs and the pads of the front axle, to change together.",
    },
    picture: "brake-kit",
    components: [
      { partType: "discos-de-freno", position: "front" },
      { partType: "pastillas-de-freno", position: "front" },
    ],
  },
  {
    slug: "mantenimiento",
    name: { es: "Mantenimiento", ca: "Manteniment", en: "Service" },
    description: {
      es: "Los filtros de aceite, aire y habitáculo de la revisión anual.",
      ca: "Els filtres d'oli, aire i habitacle de la revisió anual.",
      en: "The oil, air and cabin filters of the yearly service.",
    },
    picture: "service-kit",
    components: [
      { partType: "filtros-de-aceite" },
      { partType: "filtros-de-aire" },
      { partType: "filtros-de-habitaculo" },
    ],
  },
  {
    slug: "distribucion",
    name: {
      es: "Distribución y bomba de agua",
      ca: "Distribució i bomba d'aigua",
      en: "Timing belt and water pump",
    },
    description: {
      es: "El kit de distribución y la bomba de agua, que se cambian en el mismo desmontaje.",
      ca: "El kit de distribució i la bomba d'aigua, que es canvien en el mateix desmuntatge.",
      en: "The timing belt kit and the water pump, changed in one and the same strip-down.",
    },
    picture: "timing-belt-kit",
    components: [{ partType: "kits-de-distribucion" }, { partType: "bombas-de-agua" }],
  },
  {
    slug: "embrague",
    name: { es: "Embrague y volante", ca: "Embragatge i volant", en: "Clutch and flywheel" },
    description: {
      es: "El kit de embrague con su volante de motor.",
      ca: "El kit d'embragatge amb el seu volant de motor.",
      en: "The clutch kit with its flywheel.",
    },
    picture: "clutch-kit",
    components: [{ partType: "kits-de-embrague" }, { partType: "volantes-de-motor" }],
  },
  {
    slug: "frenos-traseros",
    name: { es: "Frenos traseros", ca: "Frens posteriors", en: "Rear brakes" },
    description: {
      es: "Los dos discos y las pastillas del eje trasero, para cambiarlos a la vez.",
      ca: "Els dos discos i les pastilles de l'eix posterior, per canviar-los alhora.",
      en: "Both discs and the pads of the rear axle, to change together.",
    },
    picture: "brake-kit",
    components: [
      { partType: "discos-de-freno", position: "rear" },
      { partType: "pastillas-de-freno", position: "rear" },
    ],
  },
  {
    slug: "amortiguadores",
    name: { es: "Amortiguación delantera", ca: "Amortiment davanter", en: "Front damping" },
    description: {
      es: "Los amortiguadores delanteros con sus copelas y guardapolvos.",
      ca: "Els amortidors davanters amb les seves copel·les i guardapols.",
      en: "The front shock absorbers with their top mounts and dust covers.",
    },
    picture: "shock-absorber",
    components: [
      { partType: "amortiguadores", position: "front" },
      { partType: "copelas-de-amortiguador", position: "front" },
      { partType: "guardapolvos-de-amortiguador", position: "front" },
    ],
  },
  {
    slug: "encendido",
    name: { es: "Encendido", ca: "Encesa", en: "Ignition" },
    description: {
      es: "Las bujías y las bobinas, para que el motor vuelva a ir redondo.",
      ca: "Les bugies i les bobines, perquè el motor torni a anar rodó.",
      en: "Spark plugs and coils, for an engine that runs smoothly again.",
    },
    picture: "spark-plug",
    components: [{ partType: "bujias" }, { partType: "bobinas-de-encendido" }],
  },
  {
    slug: "precalentamiento",
    name: { es: "Precalentamiento", ca: "Preescalfament", en: "Preheating" },
    description: {
      es: "Los calentadores con su relé, para arrancar en frío.",
      ca: "Els escalfadors amb el seu relé, per arrencar en fred.",
      en: "Glow plugs with their relay, for starting in the cold.",
    },
    picture: "glow-plug",
    components: [{ partType: "bujias-de-precalentamiento" }, { partType: "reles-de-precalentamiento" }],
  },
];

/** Gathers, while the products go by, those that the kits' cars take. */
export type KitBench = {
  /** Offers the products of one cluster; only what a kit needs is kept. */
  lay(place: Place, cluster: DemoVariant[], products: Product[]): void;
  /** The kits that can be made of what was laid down. */
  assemble(): FeedRecordOf<"kit">[];
};

/** @param vehicles of which the best known cars get the kits. */
export function openKitBench(seed: string, today: Date, vehicles: Vehicles): KitBench {
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
  const price = Math.floor((sumCents * (100 - draw.between(5, 12))) / 10_000) * 100 + 90 - 100;
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

/** A part of a brand that makes all of the kit, if there is one; parts on sale only. */
function pickPart(products: Product[], choices: Product[][]): Product[] {
  const onSale = products.filter((product) => product.is_active);
  const common = onSale.find(({ brand }) =>
    choices.every((others) => others.some((other) => other.brand === brand && other.is_active)),
  );
  const part = common ?? onSale[0];
  return part ? [part] : [];
}

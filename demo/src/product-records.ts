import type { FeedRecord, FeedRecordOf } from "@recambia/contract/catalogue/feed";
import { drawFitValues, traitValues } from "./attribute-values.ts";
import { drawFor } from "./draw.ts";
import { oeNumber } from "./part-numbers.ts";
import { type Article, brandsOfTiers, countProducts } from "./planning/assortments.ts";
import { fitSetId, fitSetsOf } from "./planning/fit-sets.ts";
import { createKitBuilder, type KitBuilder } from "./planning/kits.ts";
import { brandsAtLeast, type Place } from "./planning/places.ts";
import type { AssortedShelf, Plan, Shelf } from "./planning/plan.ts";
import { brandsFor, type ProductSettings, productOf } from "./products.ts";
import type { PartType } from "./taxonomy/index.ts";
import type { DemoVariant } from "./vehicles/vehicles.ts";

type Product = FeedRecordOf<"product">;

/** Number of records that `productRecords` generates for a plan. */
export function countRecords({ places, shelves, assorted, kits, unknownCount }: Plan): number {
  const placed = places.flatMap(({ clusters, productCounts }) => [
    clusters.filter((cluster) => cluster.length > 0).length,
    ...productCounts,
  ]);
  const shelved = [
    ...shelves.map(({ productCount }) => productCount),
    ...assorted.map(({ assortment }) => countProducts(assortment)),
  ];
  return [...placed, ...shelved].reduce((sum, count) => sum + count, unknownCount + kits.length);
}

/** Numbers the products of a feed one after another. */
type Serial = { next(): number };

/** Fit sets and products of the whole plan, place by place, then what fits by nature, then kits. */
export function* productRecords(plan: Plan, settings: ProductSettings): Generator<FeedRecord> {
  const bench = createKitBuilder(settings.seed, settings.today, plan.kits);
  let last = 0;
  const serial: Serial = {
    next() {
      last += 1;
      return last;
    },
  };
  for (const place of plan.places) yield* placeRecords(place, settings, serial, bench);
  for (const shelf of plan.shelves) yield* shelfProducts(shelf, settings, serial);
  for (const shelf of plan.assorted) yield* assortedProducts(shelf, settings, serial);
  yield* unknownProducts(plan, settings, serial);
  yield* bench.assemble();
}

function* placeRecords(
  place: Place,
  settings: ProductSettings,
  serial: Serial,
  bench: KitBuilder,
): Generator<FeedRecord> {
  yield* fitSetsOf(settings.seed, place, settings.today);
  const { assortment } = place;
  const all = brandsFor(settings.seed, place.category, place.partType.slug);
  const own = assortment ? brandsOfTiers(all, assortment.tiers) : all;
  for (const [index, cluster] of place.clusters.entries()) {
    const article = assortment?.articles[index];
    const subject = {
      ...clusterSubject(place, index, cluster, settings.seed),
      ...(assortment && article ? { article: { ...article, columns: assortment.columns } } : {}),
    };
    const products: Product[] = [];
    for (let count = 0; count < (place.productCounts[index] ?? 0); count += 1) {
      const id = `${fitSetId(place, index)}/${count + 1}`;
      products.push(productOf({ ...subject, id, index: count, serial: serial.next() }, own, settings));
    }
    yield* products;
    bench.lay(fitSetId(place, index), products);
  }
}

/** Values that the products of one fit set share. */
function clusterSubject(place: Place, index: number, cluster: DemoVariant[], seed: string) {
  const { partType, category, position, side } = place;
  const fitSet = fitSetId(place, index);
  const pairKey = fitSetId({ ...place, side: null }, index);
  const engine = partType.madeFor === "engine_family" && place.exact.has(cluster) ? cluster[0] : undefined;
  const relativeSize = relativeSizeOf(cluster) - (position === "rear" ? 0.1 : 0);
  return {
    pairKey,
    category,
    partType,
    position,
    side,
    fitSet: cluster.length > 0 ? fitSet : null,
    relativeSize: Math.max(0, relativeSize),
    fitValues: drawFitValues(
      partType,
      traitValues(partType, cluster, position),
      engine ? sizeOfEngine(engine) : relativeSize,
      drawFor(seed, "fit", engine?.engine?.name ?? pairKey),
    ),
    oeNumbers: place.assortment ? [] : oeNumbersOf(fitSet, cluster, seed),
    netQuantity: null,
  };
}

/** The same for all parts of an engine family, so that its belt has as many teeth alone as in a kit. */
function sizeOfEngine({ ccm }: DemoVariant): number {
  const [least, greatest] = [900, 3000];
  return ccm === null ? 0 : Math.min(1, Math.max(0, (ccm - least) / (greatest - least)));
}

/** The mean of a cluster's vehicles, stretched so that the small and the big ones reach the ends. */
function relativeSizeOf(cluster: DemoVariant[]): number {
  if (cluster.length === 0) return 0.5;
  const mean = cluster.reduce((sum, { relativeSize }) => sum + relativeSize, 0) / cluster.length;
  return Math.min(1, Math.max(0, (mean - 0.2) / 0.5));
}

/** One number each of up to four vehicle makers, those with most versions in the cluster first. */
function oeNumbersOf(fitSet: string, cluster: DemoVariant[], seed: string): Product["oe_numbers"] {
  const counts = new Map<DemoVariant["model"]["maker"], number>();
  for (const { model } of cluster) counts.set(model.maker, (counts.get(model.maker) ?? 0) + 1);
  const draw = drawFor(seed, "oe", fitSet);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, draw.between(1, 4))
    .map(([maker]) => ({ maker: maker.name, number: oeNumber(maker, fitSet, draw) }));
}

function* shelfProducts(shelf: Shelf, settings: ProductSettings, serial: Serial): Generator<FeedRecord> {
  const { partType, category, productCount } = shelf;
  const own = brandsFor(settings.seed, category, partType.slug);
  for (let index = 0; index < productCount; index += 1) {
    const kindIndex = Math.floor(index / brandsAtLeast);
    const { netQuantity, relativeSize, fullness } = quantityOf(shelf, kindIndex, settings.seed);
    const subject = {
      id: `${partType.slug}/${index + 1}`,
      pairKey: partType.slug,
      category,
      partType,
      position: null,
      side: null,
      fitSet: null,
      fitValues: {},
      oeNumbers: [],
      netQuantity,
      relativeSize,
      fullness,
      index,
      kindIndex,
      serial: serial.next(),
    };
    yield productOf(subject, own, settings);
  }
}

/** Every article in each of its contents, from one brand of each tier. */
function* assortedProducts(
  { partType, category, assortment }: AssortedShelf,
  settings: ProductSettings,
  serial: Serial,
): Generator<FeedRecord> {
  const own = brandsOfTiers(brandsFor(settings.seed, category, partType.slug), assortment.tiers);
  for (const [place, article] of assortment.articles.entries()) {
    for (const content of contentsOf(partType, article)) {
      for (const [index] of own.entries()) {
        const last = serial.next();
        const subject = {
          id: `${partType.slug}/article-${place + 1}${content.netQuantity ? `-${content.netQuantity.amount}` : ""}/${index + 1}`,
          pairKey: `${partType.slug}/${article.title}`,
          category,
          partType,
          position: null,
          side: null,
          fitSet: null,
          fitValues: {},
          article: { ...article, columns: assortment.columns },
          oeNumbers: [],
          ...content,
          index,
          serial: last,
        };
        yield productOf(subject, own, settings);
      }
    }
  }
}

function contentsOf({ netQuantity }: PartType, { amounts }: Article) {
  if (!netQuantity) return [{ netQuantity: null, relativeSize: 0.5, fullness: 0.5 }];
  return amounts.map((amount) => contentOf(netQuantity, amount));
}

/**
 * The kinds walk through the quantities. Measures grow with the quantity, prices more slowly.
 */
function quantityOf({ partType }: Shelf, kindIndex: number, seed: string) {
  const { netQuantity } = partType;
  if (!netQuantity) {
    const place = drawFor(seed, "shelf", partType.slug, kindIndex).fraction();
    return { netQuantity: null, relativeSize: place, fullness: place };
  }
  const { amounts } = netQuantity;
  const amount = amounts[(kindIndex + Math.floor(kindIndex / amounts.length)) % amounts.length] ?? 1;
  return contentOf(netQuantity, amount);
}

function contentOf({ amounts, unit }: NonNullable<PartType["netQuantity"]>, amount: number) {
  const least = Math.min(...amounts);
  const greatest = Math.max(...amounts);
  return {
    netQuantity: { amount, unit },
    relativeSize: Math.log(amount / least) / Math.log(greatest / least),
    fullness: (amount - least) / (greatest - least),
  };
}

/** Parts of vehicles without fitment data: what a new supplier's list looks like on its first day. */
function* unknownProducts(plan: Plan, settings: ProductSettings, serial: Serial): Generator<FeedRecord> {
  for (let index = 0; index < plan.unknownCount; index += 1) {
    const draw = drawFor(settings.seed, "unknown", index);
    const place = plan.places[draw.below(plan.places.length)];
    if (!place) return;
    const { partType, category, position, side } = place;
    const id = `${partType.slug}/unlisted/${index + 1}`;
    const relativeSize = draw.fraction();
    const subject = {
      id,
      pairKey: id,
      category,
      partType,
      position,
      side,
      fitSet: null,
      fitValues: drawFitValues(partType, {}, relativeSize, draw),
      oeNumbers: [],
      netQuantity: null,
      relativeSize,
      index: 0,
      serial: serial.next(),
    };
    yield productOf(subject, brandsFor(settings.seed, category, partType.slug), settings);
  }
}

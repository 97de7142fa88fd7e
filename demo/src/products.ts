import { legalGuaranteeMonths } from "@recambia/contract/catalogue/commercial-guarantee";
import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import type { Position, Side } from "@recambia/contract/vehicles/fit";
import { type AttributeValues, drawOwnValues } from "./attribute-values.ts";
import { describeProduct } from "./descriptions.ts";
import { type Draw, drawFor } from "./draw.ts";
import { fiveYears } from "./guarantees.ts";
import { packedBox } from "./packed-dimensions.ts";
import { approvalNumber, partNumber, partTypeCode, restrictedGtin } from "./part-numbers.ts";
import { type Article, nameArticle } from "./planning/assortments.ts";
import {
  daysBefore,
  daysBeforeOffer,
  drawArticlePriceCents,
  drawEarlierPrices,
  drawOffer,
  drawPriceCents,
} from "./prices.ts";
import { producerOf } from "./producers.ts";
import { type Brand, brands, type PartType, pictureOf } from "./taxonomy/index.ts";
import { tyreLabel } from "./tyre-labels.ts";

type Product = FeedRecordOf<"product">;

/** Values that follow from a product's place in the plan. */
export type ProductSubject = {
  id: string;
  /** Key shared with the product for the other side of the vehicle. */
  pairKey: string;
  category: string;
  partType: PartType;
  position: Position | null;
  side: Side | null;
  fitSet: string | null;
  /** Attributes shared by the fit set. */
  fitValues: AttributeValues;
  /** Of an assortment, with the attributes on which that decides. */
  article?: Article & { columns: ReadonlySet<string> };
  oeNumbers: Product["oe_numbers"];
  netQuantity: Product["net_quantity"];
  /** Of the vehicles, 0–1: moves price and measures. */
  relativeSize: number;
  /** Place of the measures between the least and the greatest, where it is not `relativeSize`. */
  fullness?: number;
  /** Place among the products of its fit set or part type. */
  index: number;
  /** Index of its kind, such as a size of snow chains, among those of a universal part type. */
  kindIndex?: number;
  /** Place among all products. */
  serial: number;
};

export type ProductSettings = { seed: string; today: Date; isDescribed: boolean };

/** The first two of a fit set stay on sale, so that every vehicle has a choice. */
const alwaysActive = 2;

/** Brands of a category, in an order of its own for each part type. */
export function brandsFor(seed: string, category: string, partType: string): Brand[] {
  const own = brands.filter(
    ({ specialities }) => specialities.length === 0 || specialities.includes(category),
  );
  const turn = drawFor(seed, "brands", partType).below(own.length);
  return [...own.slice(turn), ...own.slice(0, turn)];
}

/** One product of the feed. */
export function productOf(subject: ProductSubject, own: Brand[], settings: ProductSettings): Product {
  const { id, partType, category, index, serial } = subject;
  const draw = drawFor(settings.seed, "product", subject.pairKey, index);
  const brand = own[(index + drawFor(settings.seed, "turn", subject.pairKey).below(1000)) % own.length];
  if (!brand) throw new Error(`No brand makes ${category}`);
  const attributes = attributesOf(subject, subject.kindIndex ?? 0, draw);
  const priceCents = priceOf(subject, brand, draw);
  const measured = (range: [number, number]) => within(range, subject.fullness ?? subject.relativeSize);
  const isSpare = index >= alwaysActive;
  const product: Product = {
    record: "product",
    id,
    brand: brand.slug,
    part_type: partType.slug,
    number: partNumber(brand, serial, partTypeCode(partType.name.en)),
    gtin: draw.chance(0.75) ? restrictedGtin(serial) : null,
    fit_set: subject.fitSet,
    position: subject.position,
    side: subject.side,
    name: subject.article ? nameArticle(partType.name, subject.article, subject.netQuantity) : null,
    description: settings.isDescribed ? describeProduct(partType, subject, attributes) : null,
    warning: null,
    pictures: [pictureOf(partType, attributes, subject.netQuantity?.amount ?? 0)],
    price_cents: priceCents,
    offer: draw.chance(0.04) ? drawOffer(priceCents, settings.today, draw) : null,
    core_deposit_cents: coreDeposit(partType, subject.relativeSize),
    stock: drawStock(partType.demand, drawFor(settings.seed, "stock", id)),
    sold_as: partType.soldAs,
    needed_per_job: partType.neededPerJob,
    net_quantity: subject.netQuantity,
    attributes,
    dimensions: {
      ...packedBox(partType.slug, attributes, {
        depth_mm: measured(partType.depthMm),
        height_mm: measured(partType.heightMm),
        length_mm: measured(partType.lengthMm),
      }),
      weight_g: measured(partType.weightGrams),
    },
    oe_numbers: subject.oeNumbers,
    hazard: partType.hazard ?? null,
    data_sheet: partType.hazard ? partType.slug : null,
    restricted: partType.restricted ?? null,
    approval_number: partType.approvedUnder ? approvalNumber(partType.approvedUnder, id) : null,
    ...(partType.tyre ? { tyre_label: tyreLabel(partType.tyre, id, attributes) } : {}),
    ...(partType.waste ? producerOf(partType.waste, brand.slug, subject.netQuantity) : {}),
    ...guaranteeOf(brand, draw),
    released_on: daysBefore(settings.today, draw.between(20, 3200)),
    is_active: !(isSpare && draw.chance(0.05)),
  };
  return withEarlierPrices(product, settings);
}

function guaranteeOf(brand: Brand, draw: Draw): Pick<Product, "guarantee_months" | "guarantee"> {
  return brand.tier === "premium" && draw.chance(0.3)
    ? { guarantee_months: fiveYears.months, guarantee: fiveYears.id }
    : { guarantee_months: legalGuaranteeMonths };
}

/** The attribute that repeats the net quantity, for filters and searches. */
const contentSlug = "content";

function attributesOf(subject: ProductSubject, kindIndex: number, draw: Draw): AttributeValues {
  const { partType, fitValues, article, netQuantity } = subject;
  const own = drawOwnValues(partType, kindIndex, draw);
  if (own[contentSlug] !== undefined && netQuantity) own[contentSlug] = netQuantity.amount;
  if (!article) return { ...fitValues, ...own };
  const left = Object.entries({ ...fitValues, ...own }).filter(([slug]) => !article.columns.has(slug));
  return { ...Object.fromEntries(left), ...article.values };
}

function priceOf(
  { partType, article, netQuantity, relativeSize }: ProductSubject,
  { tier }: Brand,
  draw: Draw,
) {
  return article
    ? drawArticlePriceCents(article.priceCents, netQuantity?.amount ?? 1, tier, draw)
    : drawPriceCents(partType.priceCents, tier, relativeSize, draw);
}

/** Reduced products have been on sale long enough for a lawful reduction. */
function withEarlierPrices(product: Product, { seed, today }: ProductSettings): Product {
  const lastRelease = daysBefore(today, daysBeforeOffer);
  const released = product.offer && product.released_on > lastRelease ? lastRelease : product.released_on;
  const prices = drawEarlierPrices(product, released, today, drawFor(seed, "earlier prices", product.id));
  return { ...product, released_on: released, ...(prices.length > 0 ? { earlier_prices: prices } : {}) };
}

function within([least, greatest]: [number, number], place: number): number {
  return Math.round(least + (greatest - least) * Math.min(1, Math.max(0, place)));
}

/** Whole fives of euros, as the trade asks for. */
function coreDeposit({ coreDepositCents }: PartType, relativeSize: number): number | null {
  return coreDepositCents
    ? Math.max(500, Math.round(within(coreDepositCents, relativeSize) / 500) * 500)
    : null;
}

function drawStock(demand: number, draw: Draw): number {
  const chance = draw.fraction();
  if (chance < 0.05) return 0;
  if (chance < 0.18) return draw.between(1, 4);
  return draw.between(5, 10 + demand);
}

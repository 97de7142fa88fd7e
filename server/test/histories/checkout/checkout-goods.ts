import {
  type Made,
  makeBrand,
  makeFitSet,
  makeKit,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../catalogue/factories.ts";
import { publishCatalogue } from "../../catalogue/publish-catalogue.ts";
import type { TestShop } from "../../shop/test-shop.ts";
import type { CheckoutDraw } from "./checkout-draws.ts";

/** A line of a checkout in the test's model; money in euro cents, VAT included. */
export type Ware = {
  kind: "product" | "kit";
  quantity: number;
  unitCents: number;
  depositCents: number;
  weightG: number;
  isAirExcluded: boolean;
  isRestricted: boolean;
  /** Letter of consumer code art. 103 that the line has. */
  exclusion: string | null;
  ecoFeeCents: number | null;
  /** A battery has no fitment data: whether it fits is never in doubt. */
  isFitKnown: boolean;
  /** It is a part of the kit before it, so that both draw on the same stock. */
  isOfKitBefore: boolean;
  /** Pieces that are left for it when the quote is asked for; null: enough. */
  left: number | null;
};

const plain: Ware = {
  kind: "product",
  quantity: 1,
  unitCents: 3490,
  depositCents: 0,
  weightG: 800,
  isAirExcluded: false,
  isRestricted: false,
  exclusion: null,
  ecoFeeCents: null,
  isFitKnown: true,
  isOfKitBefore: false,
  left: null,
};
const kit: Ware = { ...plain, kind: "kit", unitCents: 9901, weightG: 2400 };

/** The lines of each kind of goods; amounts that do not divide evenly on purpose. */
const wares: Record<CheckoutDraw["goods"] | CheckoutDraw["beside"], readonly Ware[]> = {
  nothing: [],
  single: [plain],
  several: [
    { ...plain, quantity: 7, unitCents: 333, weightG: 100 },
    { ...plain, quantity: 3, unitCents: 1999, weightG: 100 },
    { ...plain, quantity: 1, unitCents: 1, weightG: 100 },
    { ...plain, quantity: 2, unitCents: 4567, weightG: 100 },
  ],
  "unit price": [{ ...plain, quantity: 2, unitCents: 4295, weightG: 4500 }],
  core: [{ ...plain, quantity: 3, unitCents: 8990, depositCents: 3333 }],
  kit: [kit],
  "kit with core": [{ ...kit, quantity: 2, depositCents: 9000 }],
  "shared with kit": [kit, { ...plain, quantity: 5, isOfKitBefore: true }],
  "by road only": [{ ...plain, isAirExcluded: true }],
  battery: [{ ...plain, isAirExcluded: true, isFitKnown: false, weightG: 18_000 }],
  heavy: [{ ...plain, weightG: 45_000 }],
  "too heavy": [{ ...plain, quantity: 2, weightG: 60_000 }],
  short: [{ ...plain, quantity: 3, left: 1 }],
  restricted: [{ ...plain, isRestricted: true }],
  dear: [{ ...plain, unitCents: 312_345 }],
  "eco fee": [{ ...plain, quantity: 4, unitCents: 8450, ecoFeeCents: 182 }],
  c: [{ ...plain, exclusion: "c" }],
  d: [{ ...plain, exclusion: "d" }],
  e: [{ ...plain, exclusion: "e", quantity: 2 }],
  f: [{ ...plain, exclusion: "f" }],
};

/** The lines of a checkout, in the order of its cart. */
export function waresOf({ goods, beside }: CheckoutDraw): Ware[] {
  return [...wares[goods], ...wares[beside]];
}

/** A line's goods in the shop: what is added, and the pieces that one of it takes of each product. */
export type MadeWare = { ware: Ware; thing: Made; parts: { product: Made; perUnit: number }[] };

/** Catalogue rows that the goods of every checkout use. */
export type Stockroom = {
  brandId: number;
  vehicleId: string;
  partTypeId: number;
  batteryTypeId: number;
  fitSets: Record<"fits" | "condition" | "misfit", number>;
};

/** A brand, two part types, and a vehicle with sets of numbers that fit it, under a condition, or not. */
export async function openStockroom(shop: TestShop): Promise<Stockroom> {
  const { database } = shop;
  const { id: brandId } = await makeBrand(database);
  const { id: partTypeId } = await makePartType(database);
  const { id: batteryTypeId } = await makePartType(database, { slug: "baterias" });
  const vehicle = await makeVariant(database);
  const other = await makeVariant(database);
  const fitSet = async (variantId: number, isConditional: boolean) => {
    const alternatives = [[{ kind: "position" as const, position: "front" as const }]];
    const line = { variantId, ...(isConditional ? { alternatives } : {}) };
    return (await makeFitSet(database, { partTypeId, lines: [line] })).id;
  };
  const fitSets = {
    fits: await fitSet(vehicle.id, false),
    condition: await fitSet(vehicle.id, true),
    misfit: await fitSet(other.id, false),
  };
  await publishCatalogue(shop);
  return { brandId, vehicleId: vehicle.publicId, partTypeId, batteryTypeId, fitSets };
}

/** Makes the goods of a checkout, with plenty of each in stock. */
export async function makeWares(shop: TestShop, room: Stockroom, draw: CheckoutDraw): Promise<MadeWare[]> {
  const fitSetId =
    draw.vehicle === "confirmed condition"
      ? room.fitSets.condition
      : draw.vehicle === "confirmed misfit"
        ? room.fitSets.misfit
        : room.fitSets.fits;
  const made: MadeWare[] = [];
  for (const ware of waresOf(draw)) {
    made.push(await makeWare(shop, room, { ware, fitSetId, before: made.at(-1) }));
  }
  return made;
}

async function makeWare(
  { database }: TestShop,
  room: Stockroom,
  { ware, fitSetId, before }: { ware: Ware; fitSetId: number; before: MadeWare | undefined },
): Promise<MadeWare> {
  const product = (given: Parameters<typeof makeProduct>[1] = {}) =>
    makeProduct(database, {
      brandId: room.brandId,
      partTypeId: ware.isFitKnown ? room.partTypeId : room.batteryTypeId,
      fitSetId: ware.isFitKnown ? fitSetId : null,
      available: 100,
      ...given,
    });
  if (ware.kind === "product") {
    const shared = ware.isOfKitBefore ? before?.parts[0]?.product : undefined;
    const thing = shared ?? (await product(productFacts(ware)));
    return { ware, thing, parts: [{ product: thing, perUnit: 1 }] };
  }
  const deposit = ware.depositCents > 0 ? { coreDepositCents: ware.depositCents / 2 } : {};
  const pair = await product({ priceCents: 3490, weightG: 800, ...deposit });
  const single = await product({ priceCents: 4567, weightG: 800 });
  const thing = await makeKit(database, {
    components: [{ productId: pair.id, quantity: 2 }, { productId: single.id }],
    priceCents: ware.unitCents,
  });
  const parts = [
    { product: pair, perUnit: 2 },
    { product: single, perUnit: 1 },
  ];
  return { ware, thing, parts };
}

function productFacts(ware: Ware): Parameters<typeof makeProduct>[1] {
  const { exclusion } = ware;
  return {
    priceCents: ware.unitCents,
    weightG: ware.weightG,
    coreDepositCents: ware.depositCents || null,
    netQuantity: ware.unitCents === 4295 ? { amount: 5, unit: "l" } : null,
    ...(ware.isAirExcluded && ware.isFitKnown ? { pictograms: ["GHS02"] } : {}),
    withdrawalExclusion:
      exclusion === "c" || exclusion === "d" || exclusion === "e" || exclusion === "f" ? exclusion : null,
    ecoFeeCents: ware.ecoFeeCents,
    producerRegisterNumber: ware.ecoFeeCents === null ? null : "NEU-0007",
  };
}

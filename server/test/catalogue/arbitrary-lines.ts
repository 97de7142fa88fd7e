import fc from "fast-check";
import type { Purchasable, PurchasablePart } from "../../src/cart/purchasable.ts";
import type { ResolvedLine } from "../../src/cart/storage/stored-cart.ts";

/** A small shop: kits are made of products that are also sold alone, and share them. */
export type SmallShop = { purchasables: Purchasable[]; stock: Map<number, number> };

/** Pieces, few enough that stock is often short. */
const pieces = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(98, 99, 100, 250));
const flag = (odds: number) => fc.integer({ min: 1, max: odds }).map((drawn) => drawn === 1);

function partOf(productKey: number, available: number, isRestricted: boolean): PurchasablePart {
  return {
    productKey,
    ...{
      partTypeId: 1,
      name: null,
      perUnit: 1,
      available,
      inStock: available,
      coreDepositCents: 0,
      hazard: null,
      dataSheet: null,
      brandId: 1,
      guarantee: null,
      isRestricted,
    },
    ...{ isUniversal: true, hasFitments: false, fitLines: [] },
  };
}

function thingOf(id: string, isActive: boolean, parts: PurchasablePart[]): Purchasable {
  return {
    id,
    ...{ kind: parts.length > 1 ? "kit" : "product", slug: id, kitName: null, brandId: 1, partNumber: id },
    ...{
      picture: "part-box",
      netQuantity: null,
      netUnit: null,
      neededPerJob: 1,
      isActive,
      parts,
      vehicleKey: null,
      fitVehicle: null,
    },
    price: { price_cents: 100, offer_previous_cents: null, offer_ends_ms: null, offer_after_cents: null },
  };
}

/** Shops of three to six products and two kits of them. */
export const smallShops: fc.Arbitrary<SmallShop> = fc
  .tuple(
    fc.array(fc.tuple(pieces, flag(12), flag(12)), { minLength: 3, maxLength: 6 }),
    fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }), {
      minLength: 2,
      maxLength: 2,
    }),
  )
  .map(([products, kits]) => {
    // What is not sold, or kept from consumers, can't be had, as the catalogue says it.
    const parts = products.map(([available, isGone, isRestricted], key) => ({
      isActive: !isGone,
      part: partOf(key, isGone || isRestricted ? 0 : available, isRestricted),
    }));
    const sold = parts.map(({ isActive, part }, key) => thingOf(`product-${key}`, isActive, [part]));
    const packs = kits.flatMap((needs, index) => {
      const needed = parts.flatMap(({ isActive, part }, key) => {
        const perUnit = needs[key] ?? 0;
        return perUnit > 0 ? [{ isActive, part: { ...part, perUnit } }] : [];
      });
      if (needed.length < 2) return [];
      return [
        thingOf(
          `kit-${index}`,
          needed.every(({ isActive }) => isActive),
          needed.map(({ part }) => part),
        ),
      ];
    });
    return {
      purchasables: [...sold, ...packs],
      stock: new Map(parts.map(({ part }) => [part.productKey, part.available])),
    };
  });

/** Lines of one cart: no two of the same purchasable for the same vehicle; as many pieces as one has ever asked for. */
export function linesFrom({ purchasables }: SmallShop, prefix = "line"): fc.Arbitrary<ResolvedLine[]> {
  const vehicleId = fc.constantFrom(null, "golf", "ibiza");
  const quantity = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(60, 99));
  return fc
    .uniqueArray(fc.tuple(fc.constantFrom(...purchasables), vehicleId, quantity, fc.boolean()), {
      maxLength: 8,
      selector: ([purchasable, vehicle]) => `${purchasable.id} ${vehicle}`,
    })
    .map((drawn) =>
      drawn.map(([purchasable, vehicle, of, isFitConfirmed], index) => ({
        line: {
          id: `${prefix}-${index}`,
          thingId: purchasable.id,
          vehicleId: vehicle,
          quantity: of,
          isFitConfirmed,
        },
        purchasable,
      })),
    );
}

/** Whether the stock covers these lines together. */
export function isCovered({ stock }: SmallShop, lines: readonly ResolvedLine[]): boolean {
  return [...stock].every(([productKey, available]) => {
    const demand = lines.reduce((sum, { line, purchasable }) => {
      const part = purchasable.parts.find((each) => each.productKey === productKey);
      return sum + line.quantity * (part?.perUnit ?? 0);
    }, 0);
    return demand <= available;
  });
}

import { type Cart, type CartLine, cartTotals } from "@recambia/contract/cart/schemas";
import { noticesOf } from "@recambia/contract/legal/goods-notices";
import { localize } from "@recambia/contract/locale";
import { vatRateOn } from "@recambia/contract/money";
import {
  type CatalogueContext,
  commercialGuarantee,
  currentPrice,
  readVehiclesByKey,
  toStock,
  unitPrice,
} from "../catalogue/index.ts";
import type { CatalogueVehicle } from "../vehicles/index.ts";
import { capacityFor, demandOf } from "./lines/line-rules.ts";
import { depositCents, fitOf, type Purchasable, type PurchasablePart, sellableUnits } from "./purchasable.ts";
import type { ResolvedCart, ResolvedLine } from "./storage/stored-cart.ts";

/**
 * Converts a cart to the contract's type, in the reading's language; lines in the order of adding. Sums are computed here
 * from the prices in force, never from client data.
 */
export async function toCart(catalogue: CatalogueContext, cart: ResolvedCart): Promise<Cart> {
  const vehicles = await readVehiclesByKey(
    catalogue,
    cart.lines.flatMap(({ purchasable }) => purchasable.vehicleKey ?? []),
  );
  const demand = demandOf(cart.lines);
  const lines = cart.lines.map((resolved) => {
    const vehicle =
      resolved.purchasable.vehicleKey === null ? undefined : vehicles.get(resolved.purchasable.vehicleKey);
    return toCartLine(catalogue, resolved, vehicle ?? null, demand);
  });
  return {
    id: cart.id,
    version: cart.version,
    lines,
    totals: cartTotals(
      cart.lines.map(({ line: { quantity }, purchasable }) => ({
        quantity,
        unitCents: currentPrice(purchasable.price, catalogue.now).cents,
        coreDepositCents: depositCents(purchasable),
      })),
      vatRateOn(catalogue.now),
    ),
  };
}

function toCartLine(
  catalogue: CatalogueContext,
  { line, purchasable }: ResolvedLine,
  vehicle: CatalogueVehicle | null,
  demand: Map<number, number>,
): CartLine {
  const { quantity } = line;
  const unitCents = currentPrice(purchasable.price, catalogue.now).cents;
  return {
    id: line.id,
    product: toLineProduct(catalogue, purchasable),
    quantity,
    unit_cents: unitCents,
    unit_price: unitPrice(unitCents, purchasable.netQuantity, purchasable.netUnit),
    line_cents: quantity * unitCents,
    core_deposit_cents: quantity * depositCents(purchasable),
    stock: toStock(sellableUnits(purchasable, (part) => part.available)),
    available: capacityFor(purchasable, demand, quantity),
    needed_per_job: purchasable.neededPerJob,
    vehicle: vehicle?.summary ?? null,
    fit: fitOf(purchasable, vehicle?.fitVehicle ?? null, catalogue.locale),
    fit_confirmed: line.isFitConfirmed,
  };
}

function toLineProduct(catalogue: CatalogueContext, purchasable: Purchasable): CartLine["product"] {
  const { id, kind, slug, kitName, brandId, picture, parts } = purchasable;
  const partNames = parts.map((part) => partName(catalogue, part));
  const brand = brandId === null ? null : catalogue.definitions.brand(brandId);
  return {
    id,
    kind,
    slug,
    name: kitName ? localize(kitName, catalogue.locale) : (partNames[0] ?? ""),
    brand: brand && { slug: brand.slug, name: brand.name },
    part_number: purchasable.partNumber,
    picture,
    parts: kind === "kit" ? partNames : [],
    notices: noticesOf(parts.map(({ partTypeId }) => catalogue.definitions.partType(partTypeId))),
    data_sheets: [...new Set(parts.flatMap(({ dataSheet }) => dataSheet ?? []))],
    guarantees: parts.flatMap(
      ({ brandId, guarantee }) => commercialGuarantee(catalogue.definitions.brand(brandId), guarantee) ?? [],
    ),
  };
}

function partName({ definitions, locale }: CatalogueContext, part: PurchasablePart): string {
  return localize(part.name ?? definitions.partType(part.partTypeId).name, locale);
}

import { type Cart, type CartLine, cartTotals } from "@recambia/contract/cart/schemas";
import type { CommercialGuarantee } from "@recambia/contract/catalogue/commercial-guarantee";
import { noticesOf } from "@recambia/contract/legal/goods-notices";
import { defaultLocale, type Locale, localize } from "@recambia/contract/locale";
import { vatRateOn } from "@recambia/contract/money";
import {
  type CatalogueContext,
  commercialGuarantee,
  currentPrice,
  hazardWording,
  readVehiclesByKey,
  toStock,
  unitPrice,
} from "../catalogue/index.ts";
import type { CatalogueVehicle } from "../vehicles/index.ts";
import { isFitConfirmed } from "./lines/fit-confirmation.ts";
import { capacitiesOf } from "./lines/line-rules.ts";
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
  const capacities = capacitiesOf(cart.lines);
  const lines = cart.lines.map((resolved, place) => {
    const vehicle =
      resolved.purchasable.vehicleKey === null ? undefined : vehicles.get(resolved.purchasable.vehicleKey);
    return toCartLine(catalogue, resolved, vehicle ?? null, capacities[place] ?? 0);
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
  available: number,
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
    available,
    needed_per_job: purchasable.neededPerJob,
    vehicle: vehicle?.summary ?? null,
    fit: fitOf(purchasable, catalogue.locale),
    fit_confirmed: isFitConfirmed(line, purchasable),
  };
}

function toLineProduct(catalogue: CatalogueContext, purchasable: Purchasable): CartLine["product"] {
  const { id, kind, slug, brandId, picture, parts, netQuantity, netUnit } = purchasable;
  const names = namesOf(catalogue, purchasable, catalogue.locale);
  const brand = brandId === null ? null : catalogue.definitions.brand(brandId);
  return {
    id,
    kind,
    slug,
    name: names.name,
    brand: brand && { slug: brand.slug, name: brand.name },
    part_number: purchasable.partNumber,
    picture,
    parts: names.parts,
    notices: noticesOf(parts.map(({ partTypeId }) => catalogue.definitions.partType(partTypeId))),
    data_sheets: [...new Set(parts.flatMap(({ dataSheet }) => dataSheet ?? []))],
    guarantees: guaranteesOf(catalogue, parts),
    hazards: parts.flatMap(({ hazard }) =>
      hazard ? { signal: hazard.signal, wording: hazardWording(hazard, catalogue.locale) } : [],
    ),
    ...(catalogue.locale === defaultLocale
      ? {}
      : { spanish: namesOf(catalogue, purchasable, defaultLocale) }),
    net_content: netQuantity === null || netUnit === null ? null : { amount: netQuantity, unit: netUnit },
  };
}

/** The statements of the parts' commercial guarantees: one for several parts of the same guarantee. */
function guaranteesOf(
  { definitions }: CatalogueContext,
  parts: readonly PurchasablePart[],
): CommercialGuarantee[] {
  const statements = new Map<string, CommercialGuarantee>();
  for (const { brandId, guarantee } of parts) {
    const statement = commercialGuarantee(definitions.brand(brandId), guarantee);
    if (statement) statements.set(`${brandId} ${guarantee}`, statement);
  }
  return [...statements.values()];
}

/** Name in a language, and those of a kit's parts. */
function namesOf(
  { definitions }: CatalogueContext,
  { kind, kitName, parts }: Purchasable,
  locale: Locale,
): Pick<CartLine["product"], "name" | "parts"> {
  const partNames = parts.map(({ name, partTypeId }) =>
    localize(name ?? definitions.partType(partTypeId).name, locale),
  );
  const name = kitName ? localize(kitName, locale) : (partNames[0] ?? "");
  return { name, parts: kind === "kit" ? partNames : [] };
}

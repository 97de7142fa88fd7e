import { type Cart, type CartLine, cartTotals } from "@recambia/contract/cart/schemas";
import { stockInWords } from "@recambia/contract/catalogue/schemas";
import { localize } from "@recambia/contract/locale";
import { vatRateOn } from "@recambia/contract/money";
import { currentPrice, type Reading, vehiclesByKey } from "../catalogue/index.ts";
import type { KnownVehicle } from "../vehicles/index.ts";
import { capacityFor, demandOf } from "./lines/line-rules.ts";
import type { KnownCart, KnownLine } from "./storage/held-cart.ts";
import { depositCents, fitOf, type Part, type Thing, unitsOutOf } from "./things.ts";

/**
 * The cart as the contract says it, in the reading's language; lines in the order of adding. Money
 * is summed here, from the prices in force: nothing that a client sends enters it.
 */
export async function tellCart(reading: Reading, cart: KnownCart): Promise<Cart> {
  const vehicles = await vehiclesByKey(
    reading,
    cart.lines.flatMap(({ thing }) => thing.vehicleKey ?? []),
  );
  const demand = demandOf(cart.lines);
  const lines = cart.lines.map((known) => {
    const vehicle = known.thing.vehicleKey === null ? undefined : vehicles.get(known.thing.vehicleKey);
    return tellLine(reading, known, vehicle ?? null, demand);
  });
  return {
    id: cart.id,
    version: cart.version,
    lines,
    totals: cartTotals(
      cart.lines.map(({ line: { quantity }, thing }) => ({
        quantity,
        unitCents: currentPrice(thing.price, reading.now).cents,
        coreDepositCents: depositCents(thing),
      })),
      vatRateOn(reading.now),
    ),
  };
}

function tellLine(
  reading: Reading,
  { line, thing }: KnownLine,
  vehicle: KnownVehicle | null,
  demand: Map<number, number>,
): CartLine {
  const { quantity } = line;
  const unitCents = currentPrice(thing.price, reading.now).cents;
  return {
    id: line.id,
    product: tellThing(reading, thing),
    quantity,
    unit_cents: unitCents,
    line_cents: quantity * unitCents,
    core_deposit_cents: quantity * depositCents(thing),
    stock: stockInWords(unitsOutOf(thing, (part) => part.available)),
    available: capacityFor(thing, demand, quantity),
    needed_per_job: thing.neededPerJob,
    vehicle: vehicle?.summary ?? null,
    fit: fitOf(thing, vehicle?.fitVehicle ?? null, reading.locale),
    fit_confirmed: line.isFitConfirmed,
  };
}

function tellThing(reading: Reading, thing: Thing): CartLine["product"] {
  const { id, kind, slug, kitName, brandId, picture, parts } = thing;
  const partNames = parts.map((part) => partName(reading, part));
  const brand = brandId === null ? null : reading.definitions.brand(brandId);
  return {
    id,
    kind,
    slug,
    name: kitName ? localize(kitName, reading.locale) : (partNames[0] ?? ""),
    brand: brand && { slug: brand.slug, name: brand.name },
    part_number: thing.partNumber,
    picture,
    parts: kind === "kit" ? partNames : [],
  };
}

function partName({ definitions, locale }: Reading, part: Part): string {
  return localize(part.name ?? definitions.partType(part.partTypeId).name, locale);
}

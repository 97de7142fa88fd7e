import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import { hashOf } from "./draw.ts";

type Product = FeedRecordOf<"product">;
type Waste = { section: string; cents(litres: number): number };

/** Waste treatment by part type: section of the producers' register and cost of one piece, VAT included. */
const wastes = new Map<string, Waste>([
  ["neumaticos-de-verano", { section: "NEU", cents: () => 182 }],
  ["neumaticos-de-invierno", { section: "NEU", cents: () => 182 }],
  ["neumaticos-de-cuatro-estaciones", { section: "NEU", cents: () => 182 }],
  ["neumaticos-de-furgoneta", { section: "NEU", cents: () => 276 }],
  ["aceites-de-motor", { section: "ACE", cents: (litres) => Math.max(1, Math.round(7 * litres)) }],
  ["aceites-de-cambio-manual", { section: "ACE", cents: (litres) => Math.max(1, Math.round(7 * litres)) }],
  [
    "aceites-de-cambio-automatico",
    { section: "ACE", cents: (litres) => Math.max(1, Math.round(7 * litres)) },
  ],
  ["baterias", { section: "PYA", cents: () => 97 }],
  ["baterias-auxiliares", { section: "PYA", cents: () => 64 }],
]);

/** Returns a product's producer and eco fee; nothing where the law requires none. */
export function producerOf(
  partType: string,
  brand: string,
  quantity: Product["net_quantity"],
): Pick<Product, "producer_register_number" | "eco_fee_cents"> {
  const waste = wastes.get(partType);
  if (!waste) return {};
  const number = String(hashOf(`producer ${brand} ${waste.section}`) % 100_000).padStart(5, "0");
  return {
    producer_register_number: `DEMO-${waste.section}-${number}`,
    eco_fee_cents: waste.cents(quantity?.amount ?? 1),
  };
}

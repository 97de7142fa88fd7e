import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import { hashOf } from "./draw.ts";
import type { Waste } from "./taxonomy/index.ts";

type Product = FeedRecordOf<"product">;
/** The producer's register number and the fee for treating a product's waste. */
export function producerOf(
  waste: Waste,
  brand: string,
  quantity: Product["net_quantity"],
): Pick<Product, "producer_register_number" | "eco_fee_cents"> {
  const number = String(hashOf(`producer ${brand} ${waste.section}`) % 100_000).padStart(5, "0");
  return {
    producer_register_number: `DEMO-${waste.section}-${number}`,
    eco_fee_cents: "cents" in waste ? waste.cents : perLitre(waste.centsPerLitre, quantity?.amount ?? 1),
  };
}

function perLitre(cents: number, litres: number): number {
  return Math.max(1, Math.round(cents * litres));
}

import type { Database } from "../../src/platform/database/database.ts";
import { publicIdOf } from "../../src/platform/public-id.ts";
import { insert, type Made, next } from "./insert.ts";

/** A maker with a model and one variant of it. */
export async function makeVariant(
  database: Database,
  given: Partial<{
    maker: string;
    model: string;
    vehicleName: string;
    fuel: string;
    ccm: number | null;
    kw: number;
    builtFrom: number;
    builtTo: number | null;
    modelId: number;
  }> = {},
): Promise<Made & { modelId: number }> {
  const n = next();
  let modelId = given.modelId;
  if (modelId === undefined) {
    const maker = given.maker ?? `Maker ${n}`;
    const makerId = await insert(database, "maker", {
      external_id: `maker-${n}`,
      public_id: publicIdOf("maker", `maker-${n}`),
      slug: `maker-${n}`,
      name: maker,
      rank: 100,
    });
    modelId = await insert(database, "model", {
      external_id: `model-${n}`,
      public_id: publicIdOf("model", `model-${n}`),
      maker_id: makerId,
      name: given.model ?? `Model ${n}`,
      body_type: "hatchback",
      built_from: given.builtFrom ?? 200801,
      built_to: given.builtTo === undefined ? 201706 : given.builtTo,
    });
  }
  const publicId = publicIdOf("variant", `variant-${n}`);
  const id = await insert(database, "variant", {
    external_id: `variant-${n}`,
    public_id: publicId,
    model_id: modelId,
    vehicle_name: given.vehicleName ?? "1.6 TDI",
    motor_name: "77 kW (105 CV), 1598 cm³, diésel",
    fuel: given.fuel ?? "diesel",
    ccm: given.ccm === undefined ? 1598 : given.ccm,
    kw: given.kw ?? 77,
    cv: Math.round((given.kw ?? 77) * 1.36),
    built_from: given.builtFrom ?? 200801,
    built_to: given.builtTo === undefined ? 201706 : given.builtTo,
  });
  return { id, publicId, slug: `variant-${n}`, modelId };
}

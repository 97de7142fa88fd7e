import type { FeedRestriction } from "@recambia/contract/catalogue/feed/vehicles";
import type { GoodsNotice } from "@recambia/contract/legal/goods-notices";
import type { Database } from "../../src/platform/database/database.ts";
import { randomPublicId } from "../../src/platform/public-id.ts";
import { insert, type Made, next } from "./insert.ts";

export type { Made } from "./insert.ts";
export { makeVariant } from "./make-variant.ts";

const text = (es: string) => JSON.stringify({ es, ca: `${es} (ca)`, en: `${es} (en)` });

/** A category; part types without one get their own. */
export async function makeCategory(
  database: Database,
  given: Partial<{ slug: string; name: string; synonyms: string[] }> = {},
) {
  const slug = given.slug ?? `categoria-${next()}`;
  const id = await insert(database, "category", {
    slug,
    name: text(given.name ?? slug),
    synonyms: JSON.stringify({ es: given.synonyms ?? [], ca: [], en: [] }),
    description: text("Una categoría."),
    picture: "part-box",
    position: next(),
  });
  return { id, slug };
}

export async function makePartType(
  database: Database,
  given: Partial<{
    slug: string;
    name: string;
    categoryId: number;
    isUniversal: boolean;
    demand: number;
    notices: GoodsNotice[];
  }> = {},
) {
  const slug = given.slug ?? `tipo-${next()}`;
  const id = await insert(database, "part_type", {
    slug,
    category_id: given.categoryId ?? (await makeCategory(database)).id,
    name: text(given.name ?? slug),
    plural: text(`${given.name ?? slug}s`),
    synonyms: JSON.stringify({ es: [], ca: [], en: [] }),
    description: text("Qué hace la pieza."),
    warning: text("Móntala con cuidado."),
    picture: "brake-disc",
    is_universal: given.isUniversal ?? false,
    demand: given.demand ?? 50,
    notices: given.notices ?? [],
    position: next(),
  });
  return { id, slug };
}

/** An attribute that a part type uses. */
export async function makeAttribute(
  database: Database,
  given: {
    partTypeId: number;
    slug?: string;
    kind: "number" | "option" | "text" | "flag";
    unit?: string;
    decimals?: number;
    options?: Record<string, { es: string; ca: string; en: string }>;
    isKey?: boolean;
    isFacet?: boolean;
  },
) {
  const slug = given.slug ?? `atributo-${next()}`;
  const id = await insert(database, "attribute", {
    slug,
    name: text(slug),
    kind: given.kind,
    unit: given.unit ?? "",
    decimals: given.decimals ?? 0,
    options: JSON.stringify(given.options ?? {}),
  });
  await database.rows({
    text: `insert into part_type_attribute (part_type_id, attribute_id, position, is_key, is_facet, decides_fit)
           values ($1, $2, $3, $4, $5, true)`,
    values: [given.partTypeId, id, next() % 30000, given.isKey ?? false, given.isFacet ?? true],
  });
  return { id, slug };
}

export async function makeBrand(database: Database, given: Partial<{ slug: string; name: string }> = {}) {
  const slug = given.slug ?? `marca-${next()}`;
  const id = await insert(database, "brand", {
    slug,
    name: given.name ?? slug,
    country: "ES",
    description: text("Una marca."),
    manufacturer: JSON.stringify({
      name: `${slug}, S.A.`,
      address: "Calle Industria 1, Zaragoza",
      email: `hola@${slug}.example`,
      website: null,
    }),
    responsible_person: null,
  });
  return { id, slug };
}

/** Which variants a set of numbers fits; `alternatives` absent: without a condition. */
export async function makeFitSet(
  database: Database,
  given: { partTypeId: number; lines: { variantId: number; alternatives?: FeedRestriction[][] }[] },
) {
  const id = await insert(database, "fit_set", {
    external_id: `fit-set-${next()}`,
    part_type_id: given.partTypeId,
    variant_count: given.lines.length,
  });
  for (const line of given.lines) {
    await database.rows({
      text: "insert into fit_line (variant_id, part_type_id, fit_set_id, alternatives) values ($1, $2, $3, $4)",
      values: [
        line.variantId,
        given.partTypeId,
        id,
        line.alternatives ? JSON.stringify(line.alternatives) : null,
      ],
    });
  }
  return { id };
}

/** A product; what is not given is made or ordinary. Tallies follow (`refreshTallies`). */
export async function makeProduct(
  database: Database,
  given: Partial<{
    slug: string;
    brandId: number;
    partTypeId: number;
    fitSetId: number | null;
    isUniversal: boolean;
    isActive: boolean;
    position: "front" | "rear" | null;
    side: "left" | "right" | null;
    partNumber: string;
    priceCents: number;
    offerPreviousCents: number | null;
    offerEndsAt: Date | null;
    coreDepositCents: number | null;
    available: number;
    relevance: number;
    releasedOn: string;
    netQuantity: { amount: number; unit: "l" | "kg" | "m" } | null;
    restricted: "f_gas" | null;
    weightG: number;
    /** Danger pictograms on its label. */
    pictograms: string[];
    /** Name of its safety data sheet. */
    dataSheet: string;
    /** Letter of consumer code art. 103. */
    withdrawalExclusion: "c" | "d" | "e" | "f" | null;
    ecoFeeCents: number | null;
    producerRegisterNumber: string | null;
    oeNumbers: { maker: string; number: string }[];
    attributes: { attributeId: number; number?: number; code?: string }[];
  }> = {},
): Promise<Made> {
  const n = next();
  const publicId = randomPublicId();
  const slug = given.slug ?? `producto-${n}`;
  const partNumber = given.partNumber ?? `RX-${n}`;
  const attributeValues = JSON.stringify(
    (given.attributes ?? []).map(({ attributeId, number, code }) => [attributeId, number ?? code]),
  );
  const id = await insert(database, "product", {
    external_id: `product-${n}`,
    public_id: publicId,
    slug,
    brand_id: given.brandId ?? (await makeBrand(database)).id,
    part_type_id: given.partTypeId ?? (await makePartType(database)).id,
    fit_set_id: given.fitSetId ?? null,
    is_universal: given.isUniversal ?? false,
    is_active: given.isActive ?? true,
    part_number: partNumber,
    part_number_normal: partNumber.toUpperCase().replace(/[^A-Z0-9]/g, ""),
    position: given.position ?? null,
    side: given.side ?? null,
    pictures: ["brake-disc"],
    price_cents: given.priceCents ?? 3490,
    offer_previous_cents: given.offerPreviousCents ?? null,
    offer_ends_at: given.offerEndsAt ?? null,
    core_deposit_cents: given.coreDepositCents ?? null,
    available: given.available ?? 20,
    sold_as: "piece",
    net_quantity: given.netQuantity?.amount ?? null,
    net_unit: given.netQuantity?.unit ?? null,
    depth_mm: 50,
    height_mm: 280,
    length_mm: 280,
    weight_g: given.weightG ?? 5200,
    hazard: given.pictograms
      ? JSON.stringify({ pictograms: given.pictograms, signal: "warning", statements: ["H226"] })
      : null,
    data_sheet: given.dataSheet ?? null,
    withdrawal_exclusion: given.withdrawalExclusion ?? null,
    eco_fee_cents: given.ecoFeeCents ?? null,
    producer_register_number: given.producerRegisterNumber ?? null,
    restricted: given.restricted ?? null,
    relevance: given.relevance ?? 0,
    released_on: given.releasedOn ?? "2024-01-15",
    key_attributes: attributeValues,
    attribute_values: attributeValues,
  });
  for (const { attributeId, number, code } of given.attributes ?? []) {
    await database.rows({
      text: "insert into product_attribute (product_id, attribute_id, number, code) values ($1, $2, $3, $4)",
      values: [id, attributeId, number ?? null, code ?? null],
    });
  }
  for (const { maker, number } of given.oeNumbers ?? []) {
    await database.rows({
      text: `insert into product_number (product_id, kind, maker_name, display, normal) values ($1, 'oe', $2, $3, $4)`,
      values: [id, maker, number, number.toUpperCase().replace(/[^A-Z0-9]/g, "")],
    });
  }
  return { id, publicId, slug };
}

/** A kit of products with their quantities. */
export async function makeKit(
  database: Database,
  given: { components: { productId: number; quantity?: number }[]; priceCents?: number; slug?: string },
): Promise<Made> {
  const n = next();
  const publicId = randomPublicId();
  const slug = given.slug ?? `kit-${n}`;
  const id = await insert(database, "kit", {
    external_id: `kit-${n}`,
    public_id: publicId,
    slug,
    name: text(`Kit ${n}`),
    description: text("Varias piezas juntas."),
    picture: "brake-kit",
    price_cents: given.priceCents ?? 9900,
  });
  for (const [index, component] of given.components.entries()) {
    await database.rows({
      text: "insert into kit_component (kit_id, product_id, quantity, position) values ($1, $2, $3, $4)",
      values: [id, component.productId, component.quantity ?? 1, index],
    });
  }
  return { id, publicId, slug };
}

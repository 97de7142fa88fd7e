import { legalGuaranteeMonths } from "@recambia/contract/catalogue/commercial-guarantee";
import type { FeedRecordOf } from "@recambia/contract/catalogue/feed";
import type { ProductDetail } from "@recambia/contract/catalogue/product";
import { type LocalizedText, localize } from "@recambia/contract/locale";
import type { ForVehicle } from "@recambia/contract/vehicles/schemas";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { CatalogueVehicle } from "../../vehicles/index.ts";
import { isKitSold } from "../kits/kit-card.ts";
import type { PartType } from "../model/definitions.ts";
import type { CatalogueContext } from "../model/read-catalogue.ts";
import { describeVehicle, findChosenVehicle } from "../model/vehicles.ts";
import { describeAttribute } from "./attribute-values.ts";
import { hazardWording } from "./hazard-words.ts";
import { precautionWords } from "./precautions/precaution-words.ts";
import {
  commercialGuarantee,
  fitJoin,
  type ProductRow,
  productCardOf,
  productColumns,
} from "./product-card.ts";

/** A product as its page shows it. */
export type DetailRow = ProductRow & {
  gtin: string | null;
  description: LocalizedText | null;
  warning: LocalizedText | null;
  pictures: string[];
  depth_mm: number;
  height_mm: number;
  length_mm: number;
  weight_g: number;
  hazard: FeedRecordOf<"product">["hazard"];
  data_sheet: string | null;
  approval_number: string | null;
  recalls: { number: string; hazard: LocalizedText }[] | null;
  producer_register_number: string | null;
  eco_fee_cents: number | null;
  withdrawal_exclusion: ProductDetail["withdrawal_exclusion"];
  variant_count: number;
  fitted_models: ProductDetail["fitted_models"] | null;
  /** Attribute id and value. */
  values: [number, number | string][] | null;
  oe_numbers: ProductDetail["oe_numbers"] | null;
  kit_count: number;
};

const maxFittedModels = 20;

/** Columns of a `DetailRow` of `product p` joined by `fitJoin`. */
export const detailColumns = `${productColumns}, p.gtin, p.description, p.warning, p.pictures, p.depth_mm,
    p.height_mm, p.length_mm, p.weight_g, p.hazard, p.data_sheet, p.approval_number,
    p.producer_register_number, p.eco_fee_cents, p.withdrawal_exclusion,
    coalesce((select f.variant_count from fit_set f where f.id = p.fit_set_id), 0) as variant_count,
    (select json_agg(json_build_object('maker_name', m.maker_name, 'model_name', m.model_name)
                      order by m.rank, m.maker_name, m.model_name)
     from (select distinct maker.rank, maker.name as maker_name, model.name as model_name
           from fit_line line join variant on variant.id = line.variant_id
             join model on model.id = variant.model_id join maker on maker.id = model.maker_id
           where line.fit_set_id = p.fit_set_id
           order by 1, 2, 3 limit ${maxFittedModels}) m) as fitted_models,
    (select json_agg(json_build_array(a.attribute_id, coalesce(to_json(a.number), to_json(a.code))))
     from product_attribute a where a.product_id = p.id) as values,
    (select json_agg(json_build_object('maker_name', n.maker_name, 'number', n.display)
                      order by n.maker_name, n.display)
     from product_number n where n.product_id = p.id and n.kind = 'oe') as oe_numbers,
    (select json_agg(json_build_object('number', r.number, 'hazard', r.hazard) order by r.id)
     from recall r where r.product_id = p.id and r.ended_at is null) as recalls,
    (select count(*)::int from kit k
     where k.id in (select own.kit_id from kit_component own where own.product_id = p.id) and ${isKitSold}) as kit_count`;

const detailText = `select ${detailColumns} from product p ${fitJoin("$2::int")}
  where p.slug = $1 and p.is_active`;

/**
 * Returns the full details of a product, with its fit for the vehicle.
 *
 * @returns `not_found` for an unknown or withdrawn product.
 */
export async function findProduct(
  catalogue: CatalogueContext,
  slug: string,
  vehicleId?: string,
): Promise<ProductDetail | Refusal> {
  const vehicle = await findChosenVehicle(catalogue, vehicleId);
  const [row] = await catalogue.database.rows<DetailRow>({
    name: "find-product",
    isLookup: true,
    text: detailText,
    values: [slug, vehicle?.variantKey ?? null],
  });
  if (!row) return { refused: "not_found" };
  return { ...productDetailOf(catalogue, vehicle, row), ...describeVehicle(vehicleId, vehicle) };
}

/** Builds the details of a product, in the catalogue context's language and for the chosen vehicle. */
export function productDetailOf(
  catalogue: CatalogueContext,
  vehicle: CatalogueVehicle | null,
  row: DetailRow,
): Omit<ProductDetail, keyof ForVehicle> {
  const { definitions, locale } = catalogue;
  const partType = definitions.partType(row.part_type_id);
  const brand = definitions.brand(row.brand_id);
  const { category } = partType;
  const guarantee = commercialGuarantee(brand, row.guarantee);
  return {
    ...productCardOf(catalogue, vehicle, row),
    category: { slug: category.slug, name: localize(category.name, locale) },
    description: localize(row.description ?? partType.description, locale),
    pictures: row.pictures,
    attributes: attributesOf(catalogue, partType, row),
    dimensions: dimensionsOf(row),
    gtin: row.gtin,
    oe_numbers: row.oe_numbers ?? [],
    fitment_count: row.variant_count,
    fitted_models: row.fitted_models ?? [],
    manufacturer: brand.manufacturer,
    responsible_person: brand.responsiblePerson,
    warning: localize(row.warning ?? partType.warning, locale),
    hazard: row.hazard && {
      ...row.hazard,
      wording: hazardWording(row.hazard, locale),
      precautions: (row.hazard.precautions ?? []).map((code) => precautionWords(code, locale)),
    },
    data_sheet: row.data_sheet,
    net_content:
      row.net_quantity === null || row.net_unit === null
        ? null
        : { amount: row.net_quantity, unit: row.net_unit },
    approval_number: row.approval_number,
    notices: partType.notices,
    guarantee_months: Math.max(guarantee?.months ?? 0, legalGuaranteeMonths),
    guarantee,
    producer_register_number: row.producer_register_number,
    eco_fee_cents: row.eco_fee_cents,
    recalls: (row.recalls ?? []).map(({ number, hazard }) => ({ number, hazard: localize(hazard, locale) })),
    withdrawal_exclusion: row.withdrawal_exclusion,
    companions: describeCompanions(catalogue, partType),
    kit_count: row.kit_count,
  };
}

/** Sorts attributes in the part type's display order. */
function attributesOf(
  catalogue: CatalogueContext,
  partType: PartType,
  row: DetailRow,
): ProductDetail["attributes"] {
  const places = new Map(partType.attributes.map(({ attribute }, place) => [attribute.id, place]));
  const placeOf = ([id]: [number, number | string]) => places.get(id) ?? places.size;
  return (row.values ?? [])
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(([id, value]) => describeAttribute(catalogue.definitions.attribute(id), value, catalogue.locale));
}

function dimensionsOf(row: DetailRow): ProductDetail["dimensions"] {
  const { depth_mm, height_mm, length_mm, weight_g } = row;
  const volume_cm3 = Math.round((depth_mm * height_mm * length_mm) / 1000);
  return { depth_mm, width_mm: depth_mm, height_mm, length_mm, volume_cm3, weight_g };
}

/** Links to the part types that are usually needed with this one. */
export function describeCompanions({ definitions, locale }: CatalogueContext, partType: PartType) {
  return partType.companions
    .map((slug) => definitions.partTypeBySlug.get(slug))
    .filter((companion) => companion !== undefined)
    .map(({ slug, plural }) => ({ slug, name: localize(plural, locale) }));
}

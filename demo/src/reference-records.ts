import type { FeedRecord } from "@recambia/contract/catalogue/feed";
import { brandGuarantee } from "./guarantees.ts";
import {
  type Attribute,
  attributes,
  brands,
  type Category,
  categories,
  type PartType,
} from "./taxonomy/index.ts";
import type { Vehicles } from "./vehicles/vehicles.ts";

/** Makers, models and variants. */
export function* vehicleRecords({ makers, models, variants }: Vehicles): Generator<FeedRecord> {
  for (const { id, name, rank } of makers) yield { record: "maker", id, slug: id, name, rank };
  for (const model of models) {
    yield {
      record: "model",
      id: model.id,
      maker: model.maker.id,
      name: model.name,
      body_type: model.bodyType,
      from: model.from,
      to: model.to,
    };
  }
  for (const variant of variants) {
    yield {
      record: "variant",
      id: variant.id,
      model: variant.model.id,
      vehicle_name: variant.vehicleName,
      motor_name: variant.motorName,
      fuel: variant.fuel,
      ccm: variant.ccm,
      kw: variant.kw,
      cv: variant.cv,
      from: variant.from,
      to: variant.to,
    };
  }
}

/** Attributes, categories, part types and brands. */
export function* taxonomyRecords(): Generator<FeedRecord> {
  for (const attribute of attributes) yield attributeRecord(attribute);
  for (const [position, category] of categories.entries()) yield categoryRecord(category, position);
  for (const { slug, partTypes } of categories) {
    for (const [position, partType] of partTypes.entries()) yield partTypeRecord(partType, slug, position);
  }
  for (const brand of brands) {
    yield {
      record: "brand",
      id: brand.slug,
      name: brand.name,
      country: brand.country,
      description: brand.description,
      manufacturer: brand.manufacturer,
      tier: brand.tier,
      ...(brand.tier === "premium" ? { guarantees: [brandGuarantee(brand)] } : {}),
      responsible_person: brand.responsiblePerson ?? null,
    };
  }
}

function attributeRecord(attribute: Attribute): FeedRecord {
  const { slug, name, kind } = attribute;
  const common = { record: "attribute" as const, id: slug, name, kind };
  if (kind === "number") return { ...common, unit: attribute.unit, decimals: attribute.decimals };
  return kind === "option" ? { ...common, options: attribute.options } : common;
}

function categoryRecord(category: Category, position: number): FeedRecord {
  const { slug, name, synonyms, description, picture } = category;
  return { record: "category", id: slug, name, synonyms, description, picture, position };
}

function partTypeRecord(partType: PartType, category: string, position: number): FeedRecord {
  return {
    record: "part_type",
    id: partType.slug,
    category,
    name: partType.name,
    plural: partType.plural,
    synonyms: partType.synonyms,
    description: partType.description,
    warning: partType.warning,
    picture: partType.picture,
    is_universal: partType.fit === "universal",
    ...(partType.tyre ? { is_tyre: true } : {}),
    ...(partType.notices ? { notices: partType.notices } : {}),
    ...(partType.approvedUnder ? { needs_approval: true } : {}),
    ...(partType.hazard ? { needs_hazard_label: true } : {}),
    demand: partType.demand,
    position,
    attributes: partType.attributes.map((use) => ({
      attribute: use.attribute,
      is_key: use.key ?? false,
      is_facet: use.facet ?? false,
      decides_fit: use.decidesFit ?? false,
    })),
    companions: partType.companions ?? [],
  };
}

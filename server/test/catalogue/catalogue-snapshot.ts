import { loadedTables, writtenTables } from "../../src/catalogue/import/write/written-tables.ts";
import type { Database } from "../../src/platform/database/database.ts";

/** Queries that together say all of a catalogue by what the feed calls things, without ids. */
const parts = {
  makers: "select external_id, public_id, slug, name, rank from maker",
  models: `select m.external_id, m.public_id, k.external_id as maker, m.name, body_type, built_from, built_to
           from model m join maker k on k.id = m.maker_id`,
  variants: `select v.external_id, v.public_id, m.external_id as model, vehicle_name, motor_name, fuel, ccm, kw,
                    v.built_from, v.built_to
             from variant v join model m on m.id = v.model_id`,
  categories: "select slug, name, synonyms, description, picture, position from category",
  attributes: "select slug, name, kind, unit, decimals, options from attribute",
  partTypes: `select t.slug, c.slug as category, t.name, t.is_universal, t.demand, t.companions,
                     (select jsonb_agg(jsonb_build_array(a.slug, u.is_key, u.is_facet) order by u.position)
                      from part_type_attribute u join attribute a on a.id = u.attribute_id
                      where u.part_type_id = t.id) as uses
              from part_type t join category c on c.id = t.category_id`,
  brands: "select slug, name, country, manufacturer, responsible_person from brand",
  fitSets: `select f.external_id, t.slug as part_type, f.variant_count, f.product_count, f.min_cents,
                   (select jsonb_agg(jsonb_build_array(v.external_id, l.alternatives) order by v.external_id)
                    from fit_line l join variant v on v.id = l.variant_id
                    where l.fit_set_id = f.id and l.part_type_id = f.part_type_id) as lines
            from fit_set f join part_type t on t.id = f.part_type_id`,
  products: `select p.external_id, p.public_id, p.slug, b.slug as brand, t.slug as part_type,
                    f.external_id as fit_set, p.is_universal, p.is_active, p.part_number, p.part_number_normal,
                    p.gtin, p.position, p.side, p.name, p.description, p.pictures, p.price_cents,
                    p.offer_previous_cents, p.offer_ends_at::text, p.core_deposit_cents, p.available,
                    p.net_quantity, p.relevance, p.released_on::text, p.hazard, p.restricted, p.tyre_label,
                    p.producer_register_number, p.eco_fee_cents, p.withdrawal_exclusion,
                    jsonb_array_length(p.key_attributes) as key_attributes,
                    (select jsonb_agg(jsonb_build_array(a.slug, v.number, v.code) order by a.slug)
                     from product_attribute v join attribute a on a.id = v.attribute_id
                     where v.product_id = p.id) as attributes,
                    (select jsonb_agg(jsonb_build_array(n.kind, n.maker_name, n.display, n.normal)
                                      order by n.maker_name, n.normal)
                     from product_number n where n.product_id = p.id) as numbers,
                    (select jsonb_agg(h.price_cents order by h.valid_from, h.price_cents)
                     from price_history h where h.product_id = p.id) as prices
             from product p join brand b on b.id = p.brand_id join part_type t on t.id = p.part_type_id
             left join fit_set f on f.id = p.fit_set_id`,
  kits: `select k.external_id, k.public_id, k.slug, k.name, k.price_cents, k.is_active,
                (select jsonb_agg(jsonb_build_array(p.external_id, c.quantity) order by c.position)
                 from kit_component c join product p on p.id = c.product_id where c.kit_id = k.id) as components,
                (select jsonb_agg(h.price_cents order by h.valid_from, h.price_cents)
                 from price_history h where h.kit_id = k.id) as prices
         from kit k`,
  tallies: `select t.slug as part_type, b.slug as brand, product_count, universal_count, min_cents,
                   universal_min_cents
            from product_tally y join part_type t on t.id = y.part_type_id join brand b on b.id = y.brand_id`,
};

/** Rows of each part of the catalogue, in an order of their own. */
export type CatalogueSnapshot = Record<keyof typeof parts, Record<string, unknown>[]>;

/** Everything that a feed can change, to compare what two ways of importing have made. */
export async function catalogueSnapshot(database: Database): Promise<CatalogueSnapshot> {
  const read = (text: string) =>
    database.rows<Record<string, unknown>>({ text: `select * from (${text}) part order by 1, 2` });
  return {
    makers: await read(parts.makers),
    models: await read(parts.models),
    variants: await read(parts.variants),
    categories: await read(parts.categories),
    attributes: await read(parts.attributes),
    partTypes: await read(parts.partTypes),
    brands: await read(parts.brands),
    fitSets: await read(parts.fitSets),
    products: await read(parts.products),
    kits: await read(parts.kits),
    tallies: await read(parts.tallies),
  };
}

/** Digest, by table, of where each row stands and which transaction wrote it last. */
export async function rowVersions(database: Database): Promise<Record<string, unknown>> {
  const digests: Record<string, unknown> = {};
  for (const table of loadedTables) {
    const rows = await database.rows({
      text: `select count(*)::integer as count, md5(string_agg(ctid || ' ' || xmin, ',' order by ctid)) as digest
             from ${table}`,
    });
    digests[table] = rows[0];
  }
  return digests;
}

/** Takes everything out of the catalogue, for a test that imports many feeds. */
export async function emptyCatalogue(database: Database): Promise<void> {
  await database.script(`truncate ${writtenTables.join(", ")} restart identity cascade`);
}

import { type LocalizedText, locales } from "@recambia/contract/locale";
import { onlyRow, type Queryable } from "../../platform/database/database.ts";
import type { Definitions } from "../model/definitions.ts";
import { createLexicon, type Lexicon, type LexiconSource, type NamedEntity } from "./query/index.ts";

type Texts = Record<keyof LocalizedText, string[]>;

type LexiconRows = {
  synonyms: { id: number; synonyms: Texts; demand: number }[];
  category_synonyms: { id: number; synonyms: Texts }[];
  makers: LexiconSource["makers"];
  models: LexiconSource["models"];
  variants: LexiconSource["variants"];
  values: { part_type_id: number; attribute_id: number; code: string | null; low: number; high: number }[];
};

const readLexicon = `select
  coalesce((select json_agg(json_build_object('id', id, 'synonyms', synonyms, 'demand', demand)) from part_type),
    '[]') as synonyms,
  coalesce((select json_agg(json_build_object('id', id, 'synonyms', synonyms)) from category), '[]')
    as category_synonyms,
  coalesce((select json_agg(json_build_object('id', id, 'name', name) order by rank, name) from maker), '[]') as makers,
  coalesce((select json_agg(json_build_object('id', model.id, 'makerId', maker_id, 'name', model.name)
    order by maker.rank, maker.name, model.built_from desc)
    from model join maker on maker.id = model.maker_id), '[]') as models,
  coalesce((select json_agg(json_build_object('id', id, 'modelId', model_id, 'vehicleName', vehicle_name,
    'fuel', fuel, 'kw', kw, 'cv', cv, 'builtFrom', built_from, 'builtTo', built_to) order by id) from variant), '[]')
    as variants,
  coalesce((select json_agg(v) from (select part_type_id, attribute_id, code, low, high from value_tally) v), '[]') as values`;

const unspoken: Texts = { es: [], ca: [], en: [] };

/** Reads the names that queries are parsed with, and builds their index. */
export async function loadLexicon(database: Queryable, definitions: Definitions): Promise<Lexicon> {
  const rows = await onlyRow<LexiconRows>(database, { name: "lexicon", text: readLexicon });
  return createLexicon(lexiconSource(definitions, rows));
}

function lexiconSource(definitions: Definitions, rows: LexiconRows): LexiconSource {
  const spoken = new Map(rows.synonyms.map((row) => [row.id, row]));
  const partTypes = definitions.partTypes.map(({ id, name, plural }): NamedEntity => {
    const { synonyms, demand } = spoken.get(id) ?? { synonyms: unspoken, demand: 1 };
    return {
      id,
      names: [name, plural].flatMap(namesOf),
      synonyms: locales.flatMap(spokenIn(synonyms)),
      demand,
    };
  });
  const called = new Map(rows.category_synonyms.map(({ id, synonyms }) => [id, synonyms]));
  const categories = definitions.categories.map(({ id, name }): NamedEntity => {
    const synonyms = called.get(id) ?? unspoken;
    return { id, names: namesOf(name), synonyms: locales.flatMap(spokenIn(synonyms)), demand: 50 };
  });
  const { makers, models, variants } = rows;
  return {
    partTypes,
    categories,
    brands: definitions.brands,
    makers,
    models,
    variants,
    ...spokenValues(definitions, rows),
    equipment: definitions.partTypes.flatMap(({ id, attributes }) =>
      attributes
        .filter(({ attribute }) => attribute.kind === "flag")
        .flatMap(({ attribute }) => Object.values(attribute.name).map((text) => ({ partTypeId: id, text }))),
    ),
  };
}

function namesOf(name: LocalizedText) {
  return locales.map((locale) => ({ text: name[locale], isHeadLast: locale === "en", locale }));
}

function spokenIn(texts: Texts) {
  return (locale: keyof LocalizedText) =>
    texts[locale].map((text) => ({ text, isHeadLast: locale === "en", locale }));
}

/** In the part type's display order, deciding attributes first. */
function spokenValues(
  { partTypes }: Definitions,
  rows: LexiconRows,
): Pick<LexiconSource, "values" | "measures"> {
  const values: LexiconSource["values"] = [];
  const measures: LexiconSource["measures"] = [];
  const tallied = Map.groupBy(rows.values, ({ part_type_id }) => part_type_id);
  for (const { id: partTypeId, attributes } of partTypes) {
    for (const { attribute, decidesFit, isFacet } of attributes.toSorted(decidingFirst)) {
      if (!isFacet) continue;
      for (const { attribute_id: attributeId, code, low, high } of tallied.get(partTypeId) ?? []) {
        if (attributeId !== attribute.id || attribute.kind === "flag") continue;
        // Products keep an option that the catalogue lacks by now until they are imported again, and no list filters by it.
        if (attribute.kind === "option" && !Object.hasOwn(attribute.options, code ?? "")) continue;
        if (code === null)
          measures.push({ attributeId, partTypeId, unit: attribute.unit, low, high, isKey: decidesFit });
        else
          values.push({
            attributeId,
            partTypeId,
            code,
            labels: Object.values(attribute.options[code] ?? {}),
          });
      }
    }
  }
  return { values, measures };
}

function decidingFirst(a: { decidesFit: boolean }, b: { decidesFit: boolean }): number {
  return Number(b.decidesFit) - Number(a.decidesFit);
}

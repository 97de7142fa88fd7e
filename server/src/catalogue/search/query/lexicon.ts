import type { Locale } from "@recambia/contract/locale";

/** Source of a lexicon: everything that words can refer to, read from the catalogue. */
export type LexiconSource = {
  partTypes: NamedEntity[];
  categories: NamedEntity[];
  brands: { id: number; name: string }[];
  makers: { id: number; name: string }[];
  /** In display order. */
  models: { id: number; makerId: number; name: string }[];
  variants: LexiconVariant[];
  /** Attribute values that are words or codes: `5W-30`, `ventilado`. */
  values: { attributeId: number; partTypeId: number; code: string; labels: string[] }[];
  /** What a part may come with, by the names of its flags: *con rótula*. */
  equipment?: { partTypeId: number; text: string }[];
  /** Numeric attributes with the range of the products' values; deciding ones first. */
  measures: Measure[];
};

/** An entity with its phrases, its own names first. */
export type NamedEntity = {
  id: number;
  names: Alias[];
  synonyms: Alias[];
  /** Demand among shoppers, 1–100. */
  demand: number;
};

/**
 * A phrase for an entity. Its head is the first word in *filtro de aceite*, the last in *oil filter*. The trade's own words
 * have no language.
 */
export type Alias = { text: string; isHeadLast: boolean; locale?: Locale };

export type LexiconVariant = {
  id: number;
  modelId: number;
  vehicleName: string;
  fuel: string;
  kw: number;
  cv: number;
  /** yyyymm. */
  builtFrom: number;
  /** yyyymm; null if still in production. */
  builtTo: number | null;
};

export type Measure = {
  attributeId: number;
  partTypeId: number;
  unit: string;
  low: number;
  high: number;
  isKey: boolean;
};

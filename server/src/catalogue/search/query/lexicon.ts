/** What a shop's words can stand for; read from the catalogue by whoever owns it. */
export type LexiconSource = {
  partTypes: NamedEntity[];
  categories: NamedEntity[];
  brands: { id: number; name: string }[];
  makers: { id: number; name: string }[];
  /** In the order in which a shopper would expect them. */
  models: { id: number; makerId: number; name: string }[];
  variants: LexiconVariant[];
  /** Values of attributes that are words or codes: `5W-30`, `ventilado`. */
  values: { attributeId: number; partTypeId: number; code: string; labels: string[] }[];
  /** Attributes that are numbers, with the range that products have; deciding ones first. */
  measures: Measure[];
};

/** Something that goes by many phrases, its own names first. */
export type NamedEntity = {
  id: number;
  names: Alias[];
  synonyms: Alias[];
  /** How often shoppers look for it, 1–100. */
  demand: number;
};

/** A way to say something. *Filtro de aceite* is said by its first word, *oil filter* by its last. */
export type Alias = { text: string; isHeadLast: boolean };

export type LexiconVariant = {
  id: number;
  modelId: number;
  vehicleName: string;
  fuel: string;
  kw: number;
  cv: number;
  /** yyyymm. */
  builtFrom: number;
  /** yyyymm; null: still built. */
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

/**
 * The shape in which the demo's part taxonomy is written down.
 *
 * A category is one of the names that the specification lists (§1); a part type is one of its
 * subcategories, with the typed attributes that the trade prints in its catalogues.
 */

/** One text in the shop's three languages. */
export type Text = { es: string; ca: string; en: string };

/** One word list in the shop's three languages. */
type Words = { es: string[]; ca: string[]; en: string[] };

export type Fuel = "petrol" | "diesel" | "electric" | "hybrid" | "plug-in hybrid" | "lpg" | "cng";

export type BodyType =
  | "hatchback"
  | "saloon"
  | "estate"
  | "suv"
  | "mpv"
  | "coupe"
  | "convertible"
  | "city"
  | "pickup"
  | "van";

/**
 * A measurable or choosable property. A `number` has a unit and a count of decimals; an `option`
 * is one of a closed list whose texts are translated; a `text` is free (a thread such as
 * `M14x1.25`, a viscosity such as `5W-30`) and reads the same in every language.
 */
export type AttributeSeed =
  | { slug: string; name: Text; kind: "number"; unit: string; decimals: 0 | 1 | 2 }
  | { slug: string; name: Text; kind: "option"; options: Record<string, Text> }
  | { slug: string; name: Text; kind: "text" }
  | { slug: string; name: Text; kind: "flag" };

/** Inclusive range walked in steps; both ends in the attribute's unit. */
export type NumberRange = { from: number; to: number; step: number };

/**
 * How one part type uses one attribute.
 *
 * - `values`: a range for numbers; a list of option keys, texts or numbers; `[true, false]` for flags.
 *   Lists of one length, six or more, within one part type are columns of one table: a product takes
 *   all its values from one row, so that width, ratio and rim of a tyre belong together.
 * - `decidesFit`: two products made for the same vehicles share the value (a disc's diameter);
 *   otherwise each product draws its own (a pad's wear indicator).
 * - `key`: one of at most three that stand in the data strip under the product's name.
 * - `facet`: can be filtered by.
 */
export type AttributeUse = {
  attribute: string;
  values: NumberRange | readonly string[] | readonly number[] | readonly boolean[];
  decidesFit?: true;
  key?: true;
  facet?: true;
};

/** Which vehicles have this part at all; absent means every vehicle. */
export type AppliesTo = {
  fuels?: Fuel[];
  bodies?: BodyType[];
  /** Vehicles built until before this month (yyyymm) never had it. */
  builtFrom?: number;
  /** Vehicles first built after this month (yyyymm) no longer have it. */
  builtUntil?: number;
  /** Least and greatest engine output in kW. */
  minKw?: number;
  maxKw?: number;
  /** Share of the remaining vehicle clusters that have it, 0–1 (air suspension: 0.1). */
  share?: number;
};

/** A condition that some fitment lines of this part type carry, besides position and side. */
export type FitCondition =
  /** The same version takes one part until a month and another from it. */
  | { kind: "build_date"; share: number }
  /** Depends on equipment that the version alone does not tell. */
  | { kind: "equipment"; share: number; text: Text }
  /** Depends on the engine code stamped on the block (demo codes). */
  | { kind: "engine_code"; share: number };

type HazardSeed = {
  /** CLP pictograms, e.g. GHS02, GHS07. */
  pictograms: string[];
  signal: "danger" | "warning";
  /** CLP hazard statements, e.g. H222, H319. */
  statements: string[];
};

export type PartTypeSeed = {
  /** Spanish, kebab-case, unique in the whole taxonomy: it is the public path. */
  slug: string;
  /** Singular: "Disco de freno". */
  name: Text;
  /** Plural, the name of the list: "Discos de freno". */
  plural: Text;
  /** What people also call it, regional words included; no plain plural or accent variants. */
  synonyms: Words;
  /** Name of a picture in assets/parts, without extension. */
  picture: string;
  /** `vehicle`: made for certain vehicles. `universal`: fits by nature. */
  fit: "vehicle" | "universal";
  appliesTo?: AppliesTo;
  /** A product is made for one of these places; absent: the car has one place for it. */
  positions?: ("front" | "rear")[];
  sides?: ("left" | "right")[];
  conditions?: FitCondition[];
  soldAs: "piece" | "pair" | "set";
  /** How many of what is sold one job needs (discs sold singly: 2 per axle). */
  neededPerJob: number;
  attributes: AttributeUse[];
  /** Least and greatest price in euro cents, VAT included; a realistic Spanish street price. */
  priceCents: [number, number];
  /** Packed weight in grams. */
  weightGrams: [number, number];
  /** Part's depth, height and length in millimetres. */
  depthMm: [number, number];
  heightMm: [number, number];
  lengthMm: [number, number];
  /** Refundable deposit for the old part ("casco"), euro cents, where the trade asks for one. */
  coreDepositCents?: [number, number];
  /** Goods that carry a quantity and must show a unit price (Royal Decree 3423/2000). */
  netQuantity?: { unit: "l" | "kg" | "m"; amounts: number[] };
  hazard?: HazardSeed;
  /** May not be sold to the public: fluorinated gas, concentrated acid (law). */
  restricted?: "f_gas" | "explosive_precursor";
  /** Sold with a type-approval number (lamps, brake linings, exhausts…). */
  approved?: true;
  /** Two or three plain sentences on what the part does and when it is changed; no brand, no claim. */
  description: Text;
  /** One sentence of safety information that belongs on the offer (Regulation (EU) 2023/988). */
  warning: Text;
  /** Slugs of part types usually needed with it. */
  companions?: string[];
  /** 1–100: how often shoppers of a general parts shop look for it (brake pads 100, gear knob 10). */
  demand: number;
};

export type CategorySeed = {
  slug: string;
  name: Text;
  /** What shoppers call all of it, where no single part type is meant. */
  synonyms: Words;
  /** One sentence that says what is in it. */
  description: Text;
  picture: string;
  partTypes: PartTypeSeed[];
};

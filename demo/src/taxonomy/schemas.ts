import { FeedBrand } from "@recambia/contract/catalogue/feed/brands";
import { Picture, WordLists } from "@recambia/contract/catalogue/feed/fields";
import { Hazard } from "@recambia/contract/catalogue/feed/products";
import { closed, Slug } from "@recambia/contract/http";
import { goodsNotices } from "@recambia/contract/legal/goods-notices";
import { LocalizedText } from "@recambia/contract/locale";
import { Cents } from "@recambia/contract/money";
import { Position, Side } from "@recambia/contract/vehicles/fit";
import { type Static, Type } from "typebox";
import { versionTraits } from "../vehicles/trait-names.ts";
import { Share, vehicleConditions } from "./vehicle-conditions.ts";

/** The files of demo/data/taxonomy; its README.md says how to edit them. */

const VehicleConditions = Type.Object(vehicleConditions, closed);
export type VehicleConditions = Static<typeof VehicleConditions>;

/** `vehicle-groups.json`: conditions that several part types share, by the name that `appliesTo.group` gives. */
export const VehicleGroups = Type.Record(
  Slug,
  Type.Object({ description: Type.String({ minLength: 1 }), ...vehicleConditions }, closed),
);
export type VehicleGroups = Static<typeof VehicleGroups>;

/** Which vehicles have a part: those of a group, with conditions added or replaced. */
const AppliesTo = Type.Object({ group: Type.Optional(Slug), ...vehicleConditions }, closed);
export type AppliesTo = Static<typeof AppliesTo>;

const attribute = { slug: Slug, name: LocalizedText };

/** A number has a unit and decimals, an option is one of a closed list, a text is the same in every language. */
const Attribute = Type.Union([
  Type.Object(
    {
      ...attribute,
      kind: Type.Literal("number"),
      unit: Type.String(),
      decimals: Type.Integer({ minimum: 0, maximum: 2 }),
    },
    closed,
  ),
  Type.Object(
    { ...attribute, kind: Type.Literal("option"), options: Type.Record(Slug, LocalizedText) },
    closed,
  ),
  Type.Object({ ...attribute, kind: Type.Literal("text") }, closed),
  Type.Object({ ...attribute, kind: Type.Literal("flag") }, closed),
]);
export type Attribute = Static<typeof Attribute>;

/** `attributes/GROUP.json`. */
export const AttributeGroup = Type.Array(Attribute);

/** An inclusive range walked in steps, in the attribute's unit. */
const NumberRange = Type.Object({ from: Type.Number(), to: Type.Number(), step: Type.Number() }, closed);
export type NumberRange = Static<typeof NumberRange>;

/** Use of an attribute by a part type. */
const AttributeUse = Type.Object(
  {
    attribute: Slug,
    /** Lists of one length within one part type are columns of one table: a product takes all its values from one row. */
    values: Type.Union([
      NumberRange,
      Type.Array(Type.String()),
      Type.Array(Type.Number()),
      Type.Array(Type.Boolean()),
    ]),
    /**
     * Products for the same vehicles share the value, like a disc's diameter, and equivalents of universal goods do, like an
     * oil's grade; otherwise each product draws its own.
     */
    decidesFit: Type.Optional(Type.Literal(true)),
    /** The fact of its vehicles that decides the value, such as the diameter of their discs. */
    trait: Type.Optional(Type.Enum(versionTraits)),
    /** One of at most three in the data strip below the product's name. */
    key: Type.Optional(Type.Literal(true)),
    facet: Type.Optional(Type.Literal(true)),
  },
  closed,
);
export type AttributeUse = Static<typeof AttributeUse>;

/** A condition that a share of the fitments carries, besides position and side. */
const FitCondition = Type.Union([
  /** The same version takes one part until a month and another from it. */
  Type.Object({ kind: Type.Literal("build_date"), share: Share }, closed),
  /** Depends on equipment that the version does not determine. */
  Type.Object({ kind: Type.Literal("equipment"), share: Share, text: LocalizedText }, closed),
  /** Depends on the engine code stamped on the block. */
  Type.Object({ kind: Type.Literal("engine_code"), share: Share }, closed),
]);
export type FitCondition = Static<typeof FitCondition>;

/** Label data of a tyre that its attributes lack (Regulation (EU) 2020/740). */
const TyreTraits = Type.Object(
  {
    class: Type.Enum(["C1", "C2"]),
    /** Carries the mountain with the snowflake. */
    snow: Type.Boolean(),
    /** Some of its products are approved for ice. */
    ice: Type.Optional(Type.Literal(true)),
  },
  closed,
);
export type TyreTraits = Static<typeof TyreTraits>;

const WasteSection = Type.Enum(["NEU", "ACE", "PYA"]);
/** The section of the producers' register, and the fee for treating the waste of one piece or litre, VAT included. */
const Waste = Type.Union([
  Type.Object({ section: WasteSection, cents: Cents }, closed),
  Type.Object({ section: WasteSection, centsPerLitre: Cents }, closed),
]);
export type Waste = Static<typeof Waste>;

const Millimetres = Type.Integer({ minimum: 1, maximum: 20_000 });

/** Criteria by which versions share a part: running gear, engine or body. */
export const fitBases = ["chassis", "engine", "body"] as const;
export type FitBasis = (typeof fitBases)[number];

const PartType = Type.Object(
  {
    /** Unique in the whole taxonomy, because it is the public path; Spanish. */
    slug: Slug,
    name: LocalizedText,
    /** Name of the list. */
    plural: LocalizedText,
    /** Other common names, regional ones included, without plurals and spellings that differ in accents. */
    synonyms: WordLists,
    picture: Picture,
    /** Made for certain vehicles, or universal. */
    fit: Type.Enum(["vehicle", "universal"]),
    /** Where it differs from its category's. */
    fitBasis: Type.Optional(Type.Enum(fitBases)),
    /** Absent for every vehicle. */
    appliesTo: Type.Optional(AppliesTo),
    /** A product is made for one of these positions; absent if the car has only one place for it. */
    positions: Type.Optional(Type.Array(Position)),
    /** Further conditions for the rear axle: brake discs where there are no drums. */
    rearAppliesTo: Type.Optional(VehicleConditions),
    sides: Type.Optional(Type.Array(Side)),
    /**
     * Its products fit the versions of one model, platform, engine family, family of makers (`group`) or size alone, and those of
     * a model only the commonest ones. A size is what the traits of its attributes tell.
     */
    madeFor: Type.Optional(Type.Enum(["model", "platform", "engine_family", "group", "size"])),
    /** Years for which an engine family or a platform takes the same part; otherwise twelve. */
    sameForYears: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
    /** Facts that keep vehicles apart although no attribute tells them, such as the cylinders under a head gasket. */
    separatedBy: Type.Optional(Type.Array(Type.Enum(versionTraits))),
    conditions: Type.Optional(Type.Array(FitCondition)),
    /** Some of its products fit the front axle of one car and the rear axle of another. */
    eitherAxle: Type.Optional(Type.Literal(true)),
    soldAs: Type.Enum(["piece", "pair", "set"]),
    /** Sold units that one job needs, such as two discs per axle. */
    neededPerJob: Type.Integer({ minimum: 1, maximum: 100 }),
    attributes: Type.Array(AttributeUse),
    /** Lowest and highest price, VAT included. */
    priceCents: Type.Tuple([Cents, Cents]),
    /** Packed weight. */
    weightGrams: Type.Tuple([Type.Integer({ minimum: 1 }), Type.Integer({ minimum: 1 })]),
    depthMm: Type.Tuple([Millimetres, Millimetres]),
    heightMm: Type.Tuple([Millimetres, Millimetres]),
    lengthMm: Type.Tuple([Millimetres, Millimetres]),
    /** Refundable deposit for the old part (*casco*). */
    coreDepositCents: Type.Optional(Type.Tuple([Cents, Cents])),
    /** Goods with a quantity must show a unit price (Royal Decree 3423/2000). */
    netQuantity: Type.Optional(
      Type.Object(
        { unit: Type.Enum(["l", "kg", "m"]), amounts: Type.Array(Type.Number({ exclusiveMinimum: 0 })) },
        closed,
      ),
    ),
    hazard: Type.Optional(Hazard),
    /** May not be sold to the public by law: fluorinated gas, concentrated acid. */
    restricted: Type.Optional(Type.Enum(["f_gas", "explosive_precursor"])),
    /** UN regulation, or standard, of its type-approval number: lamps, brake linings and others. */
    approvedUnder: Type.Optional(Type.String({ pattern: "^(R[0-9]{1,3}|V16)$" })),
    /** What must be said of its products, as in the feed. */
    notices: Type.Optional(Type.Array(Type.Enum(goodsNotices))),
    tyre: Type.Optional(TyreTraits),
    waste: Type.Optional(Waste),
    /** Two or three plain sentences on the part's purpose and when to change it, without brands and claims. */
    description: LocalizedText,
    /** One sentence of safety information (Regulation (EU) 2023/988). */
    warning: LocalizedText,
    /** Part types that are usually needed with it. */
    companions: Type.Optional(Type.Array(Slug)),
    /** Popularity among shoppers, from 1 (seldom) to 100 (brake pads). */
    demand: Type.Integer({ minimum: 1, maximum: 100 }),
  },
  closed,
);
/** A part type with the conditions of its vehicle group filled in. */
export type PartType = Omit<Static<typeof PartType>, "appliesTo"> & { appliesTo?: VehicleConditions };

/** `categories.json`: the categories in display order. */
export const CategoryOrder = Type.Array(Slug);

/** `categories/SLUG.json`. */
export const CategoryFile = Type.Object(
  {
    name: LocalizedText,
    /** Common names of the whole category, as opposed to those of a part type. */
    synonyms: WordLists,
    /** One sentence. */
    description: LocalizedText,
    picture: Picture,
    fitBasis: Type.Enum(fitBases),
    partTypes: Type.Array(PartType),
  },
  closed,
);
export type CategoryFile = Static<typeof CategoryFile>;
export type Category = Omit<CategoryFile, "partTypes"> & { slug: string; partTypes: PartType[] };

/** An invented brand. No name, address or company of these exists. */
const Brand = Type.Object(
  {
    slug: Slug,
    name: Type.String({ minLength: 1 }),
    /** ISO 3166-1 alpha-2. */
    country: Type.String({ pattern: "^[A-Z]{2}$" }),
    tier: Type.Enum(["economy", "standard", "premium"]),
    /** One plain sentence on what the brand makes. */
    description: LocalizedText,
    manufacturer: FeedBrand.properties.manufacturer,
    /** In the EU; required if the manufacturer is outside it (Regulation (EU) 2023/988). */
    responsiblePerson: Type.Optional(
      Type.Object(
        { name: Type.String(), address: Type.String(), email: Type.String({ format: "email" }) },
        closed,
      ),
    ),
    /** Categories; empty for all. */
    specialities: Type.Array(Slug),
  },
  closed,
);
export type Brand = Static<typeof Brand>;

/** `brands.json`. */
export const Brands = Type.Array(Brand);

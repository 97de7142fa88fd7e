import { type Static, Type } from "typebox";
import { closed, Nullable } from "../http.ts";
import { goodsNotices } from "../legal/goods-notices.ts";
import { Cents, Currency } from "../money.ts";
import { WithdrawalExclusion } from "../orders/withdrawal-exclusion.ts";
import { RecallSummary } from "../recalls/summary.ts";
import { Fit } from "../vehicles/fit.ts";
import { ForVehicle, VehicleSummary } from "../vehicles/schemas.ts";
import { AttributeValue, NamedLink, NetContent, Picture, ProductCard } from "./card.ts";
import { CommercialGuarantee } from "./commercial-guarantee.ts";
import { DataSheetName } from "./data-sheets.ts";

/** Packed dimensions (specification §3): millimetres, cubic centimetres, grams. */
export const Dimensions = Type.Object(
  {
    depth_mm: Type.Integer(),
    /** The depth, by the name that carriers use (docs/decisions/146); missing in details that a device stored earlier. */
    width_mm: Type.Optional(Type.Integer()),
    height_mm: Type.Integer(),
    length_mm: Type.Integer(),
    volume_cm3: Type.Integer(),
    weight_g: Type.Integer(),
  },
  closed,
);

/** Responsible person (Regulation (EU) 2023/988 art. 19). */
export const Manufacturer = Type.Object(
  { name: Type.String(), address: Type.String(), email: Type.String(), website: Nullable(Type.String()) },
  closed,
);
export const ResponsiblePerson = Type.Object(
  { name: Type.String(), address: Type.String(), email: Type.String() },
  closed,
);

/** Label elements of a hazardous mixture (CLP). */
export const Hazard = Type.Object(
  {
    pictograms: Type.Array(Type.String()),
    signal: Type.Enum(["danger", "warning"]),
    statements: Type.Array(Type.String()),
    /** The statements in words, after their codes; missing in details that a device stored earlier. */
    wording: Type.Optional(Type.Array(Type.String())),
    /** Precautionary statements in words, after their codes; missing in details that a device stored earlier. */
    precautions: Type.Optional(Type.Array(Type.String())),
  },
  closed,
);

/** An OE number, for comparison only. */
export const OeNumber = Type.Object({ maker_name: Type.String(), number: Type.String() }, closed);

/** A model of which a product fits at least one version. */
export const FittedModel = Type.Object({ maker_name: Type.String(), model_name: Type.String() }, closed);

/** Details of a product's page. */
export const ProductDetail = Type.Object(
  {
    ...ProductCard.properties,
    category: NamedLink,
    description: Type.String(),
    pictures: Type.Array(Picture),
    attributes: Type.Array(AttributeValue),
    dimensions: Dimensions,
    gtin: Nullable(Type.String()),
    oe_numbers: Type.Array(OeNumber),
    /** Number of vehicles it fits; the list is a separate resource. */
    fitment_count: Type.Integer({ minimum: 0 }),
    /** Models among these vehicles, those of the commonest makes first, at most 20. */
    fitted_models: Type.Array(FittedModel),
    manufacturer: Manufacturer,
    responsible_person: Nullable(ResponsiblePerson),
    warning: Type.String(),
    hazard: Nullable(Hazard),
    /** Name of its safety data sheet; missing in details that a device stored earlier. */
    data_sheet: Type.Optional(Nullable(DataSheetName)),
    /** Content of one piece; missing in details that a device stored earlier. */
    net_content: Type.Optional(Nullable(NetContent)),
    approval_number: Nullable(Type.String()),
    /** What must be said of the goods; missing in details that a device stored earlier. */
    notices: Type.Optional(Type.Array(Type.Enum(goodsNotices))),
    /** The longer of the legal guarantee (consumer code art. 120) and the commercial one, in months. */
    guarantee_months: Type.Integer(),
    /** A commercial guarantee besides the legal one; missing in details that a device stored earlier. */
    guarantee: Type.Optional(Nullable(CommercialGuarantee)),
    /** Register number of the producer who pays for waste treatment, and the fee, part of the price. */
    producer_register_number: Nullable(Type.String()),
    /** Recalls of it that run; missing in details that a device stored earlier. */
    recalls: Type.Optional(Type.Array(RecallSummary)),
    eco_fee_cents: Nullable(Cents),
    withdrawal_exclusion: Nullable(WithdrawalExclusion),
    /** Part types that are usually needed with it. */
    companions: Type.Array(NamedLink),
    /** Number of kits on sale that contain it. */
    kit_count: Type.Integer({ minimum: 0 }),
    ...ForVehicle.properties,
  },
  closed,
);
export type ProductDetail = Static<typeof ProductDetail>;

/** A vehicle that a product fits, with alternative lists of conditions. */
export const Fitment = Type.Object(
  { vehicle: VehicleSummary, alternatives: Fit.properties.alternatives },
  closed,
);
export type Fitment = Static<typeof Fitment>;

/** Recent prices of a product, and the reference of its reduction (LOCM art. 20.1). */
export const PriceHistory = Type.Object(
  {
    currency: Currency,
    /** Oldest first, each in force until the next; the last one is current. */
    prices: Type.Array(Type.Object({ cents: Cents, from: Type.String({ format: "date-time" }) }, closed)),
    /** Current reduction; null without one. */
    reduction: Nullable(
      Type.Object(
        {
          /** Lowest price between the two following times: the 30 days before it. */
          lowest_cents: Cents,
          days_begin: Type.String({ format: "date-time" }),
          started_at: Type.String({ format: "date-time" }),
          ends_at: Type.String({ format: "date-time" }),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type PriceHistory = Static<typeof PriceHistory>;

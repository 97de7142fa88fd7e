import { type Static, Type } from "typebox";
import { LocalizedText } from "./locale.ts";

const closed = { additionalProperties: false };

/** Who the shop is: one object in `shop.config.json`, changed without touching code (LSSI art. 10). */
export const Shop = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    tagline: LocalizedText,
    /** Registered name, when it differs from the name over the door. */
    legal_name: Type.String(),
    /** NIF. */
    tax_id: Type.String(),
    /** Entry in the commercial register, as one line. */
    register_entry: Type.String(),
    address: Type.Object(
      {
        street: Type.String(),
        zip_code: Type.String(),
        municipality: Type.String(),
        province: Type.String(),
      },
      closed,
    ),
    email: Type.String({ format: "email" }),
    phone: Type.String(),
    opening_hours: LocalizedText,
    social: Type.Object(
      { whatsapp: Type.String(), facebook: Type.String(), instagram: Type.String() },
      closed,
    ),
    /** Orders placed before this hour (Europe/Madrid, working days) leave the same day. */
    dispatch_cutoff_hour: Type.Integer({ minimum: 0, maximum: 23 }),
    /** Working days a standard parcel takes on the Peninsula. */
    transit_days: Type.Integer({ minimum: 1, maximum: 15 }),
    /** Google tag id; empty: no analytics and no consent banner. */
    analytics_tag: Type.String(),
  },
  closed,
);
export type Shop = Static<typeof Shop>;

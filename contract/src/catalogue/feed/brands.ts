import { Type } from "typebox";
import { closed, Nullable, Slug } from "../../http.ts";
import { CommercialGuarantee } from "../commercial-guarantee.ts";
import { FeedText } from "./fields.ts";

/** The feed's records of brands, with their manufacturers and commercial guarantees. */

const FeedManufacturer = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    address: Type.String({ minLength: 1, maxLength: 400 }),
    email: Type.String({ format: "email" }),
    /** A link of the product's page, so of the web only. */
    website: Nullable(Type.String({ format: "uri", pattern: "^https?://", maxLength: 500 })),
  },
  closed,
);

/** Statement of a commercial guarantee (consumer code art. 127). */
export const FeedGuarantee = Type.Object(
  {
    ...CommercialGuarantee.properties,
    id: Slug,
    covers: FeedText,
    territory: FeedText,
    claim: FeedText,
  },
  closed,
);

export const FeedBrand = Type.Object(
  {
    record: Type.Literal("brand"),
    /** Also the path of its page. */
    id: Slug,
    name: Type.String({ minLength: 1, maxLength: 80 }),
    country: Type.String({ pattern: "^[A-Z]{2}$" }),
    description: FeedText,
    /** Compulsory on every offer (Regulation (EU) 2023/988 art. 19). */
    manufacturer: FeedManufacturer,
    /** Where it stands in price and quality. */
    tier: Type.Optional(Type.Enum(["economy", "standard", "premium"])),
    /** Statements of commercial guarantees that its products name. */
    guarantees: Type.Optional(Type.Array(FeedGuarantee, { maxItems: 20 })),
    /** In the EU; compulsory when the manufacturer is outside it. */
    responsible_person: Nullable(
      Type.Object(
        {
          name: Type.String({ minLength: 1, maxLength: 200 }),
          address: Type.String({ minLength: 1, maxLength: 400 }),
          email: Type.String({ format: "email" }),
        },
        closed,
      ),
    ),
  },
  closed,
);

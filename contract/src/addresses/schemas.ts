import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId } from "../http.ts";
import { deliveryAreas } from "../shop/schemas.ts";

/** Maximum number of a customer's addresses. */
export const maxAddresses = 50;

/** Fields of the address form (specification §3) with their maximum lengths, in form order. */
export const addressLimits = {
  first_name: 100,
  last_name: 100,
  mobile_phone: 32,
  zip_code: 10,
  municipality: 100,
  province: 60,
  street: 150,
  number: 20,
  apartment: 60,
  between_streets: 150,
  district: 100,
  identification: 20,
  landline_phone: 32,
  email: 254,
  description: 500,
} as const;
export type AddressField = keyof typeof addressLimits;

/** In form order: the first invalid one gets the focus. */
export const addressFieldNames = Object.keys(addressLimits).filter(isAddressField);

function isAddressField(name: string): name is AddressField {
  return name in addressLimits;
}

/** Every field with its text; empty where missing. */
export type AddressTexts = Record<AddressField, string>;

/** An empty address. */
export function emptyAddressTexts(): AddressTexts {
  return {
    first_name: "",
    last_name: "",
    mobile_phone: "",
    landline_phone: "",
    email: "",
    identification: "",
    street: "",
    number: "",
    apartment: "",
    between_streets: "",
    zip_code: "",
    province: "",
    municipality: "",
    district: "",
    description: "",
  };
}

const needed = (field: AddressField) => Type.String({ maxLength: addressLimits[field] });
const given = (field: AddressField) => Type.Optional(needed(field));

/**
 * `POST /spa/me/addresses` and `PUT /spa/me/addresses/{id}`, which replaces the whole address. Missing fields are empty;
 * beyond lengths, the rules of `checkAddress` apply.
 */
export const AddressBody = Type.Object(
  {
    first_name: needed("first_name"),
    last_name: needed("last_name"),
    /** 11 digits, or the mask from the API, which keeps the stored number. */
    identification: given("identification"),
    email: given("email"),
    landline_phone: given("landline_phone"),
    mobile_phone: given("mobile_phone"),
    zip_code: needed("zip_code"),
    /** Id of a gazetteer province. */
    province: needed("province"),
    /** Free text; the gazetteer only suggests. */
    municipality: needed("municipality"),
    district: given("district"),
    street: needed("street"),
    number: needed("number"),
    apartment: given("apartment"),
    between_streets: given("between_streets"),
    description: given("description"),
  },
  closed,
);
export type AddressBody = Static<typeof AddressBody>;

export const countries = ["ES", "CU"] as const;
export type Country = (typeof countries)[number];

const ProvinceId = Type.String({ pattern: "^[a-z]{2}-[0-9]{2}$", maxLength: 5 });

/** A province of the gazetteer. */
export const Province = Type.Object(
  {
    id: ProvinceId,
    /** In the caller's language. */
    name: Type.String(),
    /** Other names for search, never shown. */
    also: Type.Array(Type.String()),
    country: Type.Enum(countries),
    /** Determines shipping and tax (product decisions §8). */
    zone: Type.Enum(deliveryAreas),
    /** Zip code prefix; null where zip codes do not determine the province. */
    zip_prefix: Nullable(Type.String()),
  },
  closed,
);
export type Province = Static<typeof Province>;

/** `GET /spa/gazetteer/municipalities`. */
export const MunicipalityQuery = Type.Object(
  { province: ProvinceId, q: Type.Optional(Type.String({ maxLength: 100 })) },
  closed,
);
export type MunicipalityQuery = Static<typeof MunicipalityQuery>;

/** A saved address; missing texts are empty. */
export const Address = Type.Object(
  {
    id: PublicId,
    is_default: Type.Boolean(),
    first_name: Type.String(),
    last_name: Type.String(),
    /** Masked except its last three digits. */
    identification: Type.String(),
    email: Type.String(),
    /** Phones in E.164. */
    landline_phone: Type.String(),
    mobile_phone: Type.String(),
    zip_code: Type.String(),
    province: ProvinceId,
    /** In the caller's language. */
    province_name: Type.String(),
    country: Type.Enum(countries),
    zone: Type.Enum(deliveryAreas),
    municipality: Type.String(),
    district: Type.String(),
    street: Type.String(),
    number: Type.String(),
    apartment: Type.String(),
    between_streets: Type.String(),
    description: Type.String(),
  },
  closed,
);
export type Address = Static<typeof Address>;

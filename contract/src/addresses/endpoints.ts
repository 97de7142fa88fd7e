import { type Data, endpoint } from "../endpoint.ts";
import type { Address, AddressBody, MunicipalityQuery, Province } from "./schemas.ts";

// Endpoints of the customer's addresses, and of places to choose from.

export const listProvinces = endpoint("GET", "/spa/gazetteer/provinces").of<{ reply: Data<Province[]> }>();
export const listMunicipalities = endpoint("GET", "/spa/gazetteer/municipalities").of<{
  query: MunicipalityQuery;
  reply: Data<string[]>;
}>();
export const listAddresses = endpoint("GET", "/spa/me/addresses").of<{ reply: Data<Address[]> }>();
export const createAddress = endpoint("POST", "/spa/me/addresses").of<{
  body: AddressBody;
  reply: Data<Address>;
}>();
export const getAddress = endpoint("GET", "/spa/me/addresses/:id").of<{ reply: Data<Address> }>();
export const changeAddress = endpoint("PUT", "/spa/me/addresses/:id").of<{
  body: AddressBody;
  reply: Data<Address>;
}>();
export const deleteAddress = endpoint("DELETE", "/spa/me/addresses/:id").of<{ reply: null }>();
export const makeDefaultAddress = endpoint("PUT", "/spa/me/addresses/:id/default").of<{
  reply: Data<Address>;
}>();

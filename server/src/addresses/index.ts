export { type AddressRow, identificationOf, toAddress } from "./address-rows.ts";
export { draftAddress } from "./draft-address.ts";
export { dropOldIdentifications } from "./drop-old-identifications.ts";
export { addressRecords } from "./personal-records.ts";
export { findAddress } from "./read-addresses.ts";
export { resealIdentifications } from "./reseal-identifications.ts";
export { addressRoutes } from "./routes.ts";
export { type IdentificationSeal, identificationSeal, type SealSecrets } from "./seal-identification.ts";
export { touchAddress } from "./touch-address.ts";

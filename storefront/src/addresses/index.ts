export { AddressForm } from "./form/AddressForm.tsx";
export {
  findTypedProvince,
  provinceSuggestions,
  toAddressBody,
} from "./form/form-texts.ts";
export { ParcelFields } from "./form/ParcelFields.tsx";
export { useAddressRules } from "./form/use-address-form.ts";
export { formatPhone } from "./format-phone.ts";
export { addressesQuery, provincesQuery } from "./queries.ts";
export { UnservedNote } from "./UnservedNote.tsx";

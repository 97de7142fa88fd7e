export { AddressForm } from "./AddressForm.tsx";
export { addressLines, formatPhone } from "./address-lines.ts";
export {
  findTypedProvince,
  type ProvinceSuggestion,
  provinceSuggestions,
  toAddressBody,
} from "./form-texts.ts";
export { addressesQuery, municipalitiesQuery, provincesQuery } from "./queries.ts";
export { UnservedNote } from "./UnservedNote.tsx";
export { useAddressRules } from "./use-address-form.ts";

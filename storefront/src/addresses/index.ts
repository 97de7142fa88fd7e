export { AddressForm } from "./AddressForm.tsx";
export { addressLines, spacedPhone } from "./address-lines.ts";
export { addressBodyOf, type ProvinceSuggestion, provinceSuggestions, typedProvince } from "./form-texts.ts";
export { addressesQuery, municipalitiesQuery, provincesQuery } from "./queries.ts";
export { UnservedNote } from "./UnservedNote.tsx";
export { useAddressRules } from "./use-address-form.ts";

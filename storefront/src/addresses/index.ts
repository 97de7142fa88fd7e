export { AddressForm } from "./AddressForm.tsx";
export { addressLines, formatPhone } from "./address-lines.ts";
export {
  findTypedProvince,
  provinceSuggestions,
  toAddressBody,
} from "./form-texts.ts";
export { ParcelFields } from "./ParcelFields.tsx";
export { addressesQuery, provincesQuery } from "./queries.ts";
export { UnservedNote } from "./UnservedNote.tsx";
export { useAddressRules } from "./use-address-form.ts";

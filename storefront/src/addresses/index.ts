export { AddressForm } from "./AddressForm.tsx";
export { addressLines, spacedPhone } from "./address-lines.ts";
export { addressesQuery, provincesQuery } from "./queries.ts";
export { UnservedNote } from "./UnservedNote.tsx";

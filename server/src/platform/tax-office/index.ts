export { openTaxOffice, type TaxOffice } from "./open-tax-office.ts";

/**
 * Countries of residence for invoices, as ISO 3166 codes: the European Union, its neighbours and the origins
 * of many customers.
 */
export const billingCountries: readonly string[] =
  "ES AD AT BE BG CH CU CY CZ DE DK EE FI FR GB GI GR HR HU IE IS IT LI LT LU LV MA MC MT NL NO PL PT RO SE SI SK US".split(
    " ",
  );

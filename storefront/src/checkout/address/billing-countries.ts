/** Where a buyer may be at home, as ISO 3166 codes: the European Union, its neighbours, and where many customers come from. */
export const billingCountries: readonly string[] =
  "ES AD AT BE BG CH CU CY CZ DE DK EE FI FR GB GI GR HR HU IE IS IT LI LT LU LV MA MC MT NL NO PL PT RO SE SI SK US".split(
    " ",
  );

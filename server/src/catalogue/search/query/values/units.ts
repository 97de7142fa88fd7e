/** Singular and plural. */
const spelled = (names: string) => names.split(" ").flatMap((name) => [name, `${name}s`]);
const amperes = ["a", "amps", ...spelled("amp amperio ampere amper").filter((name) => name !== "amps")];
/** Words for inches. */
export const inches = ["inch", "inches", ...spelled("pulgada polzada"), "polzades"];

/** Spellings of units. */
const units = new Map(
  Object.entries({
    mm: ["mm", ...spelled("milimetro milimetre millimetre millimeter")],
    l: ["l", "lt", "ltr", "lts", ...spelled("litro litre liter")],
    V: ["v", ...spelled("voltio volt")],
    A: [...amperes, "cca"],
    // Most say amperes of a battery's capacity; its cold current has larger numbers.
    Ah: ["ah", ...amperes],
    W: ["w", ...spelled("vatio watt")],
    Nm: ["nm"],
    kg: ["kg", ...spelled("kilo")],
    ml: ["ml", ...spelled("mililitro mililitre millilitre milliliter")],
    bar: ["bar", "bares", "bars"],
    MHz: ["mhz"],
    J: ["j"],
    "°C": spelled("grado grau degree"),
    "″": inches,
  }),
);

export const unitWords: ReadonlySet<string> = new Set([...units.values()].flat());

/** A number of one unit in the unit of an attribute: *500 ml* are 0.5 l; null if it measures something else. */
export function amountIn(wanted: string, number: number, unit: string): number | null {
  if (units.get(wanted)?.includes(unit)) return number;
  return wanted === "l" && units.get("ml")?.includes(unit) ? number / 1000 : null;
}

/** After these, a number is a power, a mileage, an age, a price, a time or a count. */
export const foreignUnits = new Set(
  `cv kw hp ps ch bhp caballos cavalls km kms mil miles euros euro eur pavos quid pounds anos anys years cc cm3 horas hora
  hores hours hour meses mes mesos months month dias dia dies days day semanas weeks puertas puerta portes doors door plazas
  seats seater ruedas rodes wheels reg plate unidades unidad uds unitats needed`.split(/\s+/),
);

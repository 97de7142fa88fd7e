/** Singular and plural. */
const spelled = (names: string) => names.split(" ").flatMap((name) => [name, `${name}s`]);
const amperes = ["a", "amps", ...spelled("amp amperio ampere amper").filter((name) => name !== "amps")];
/** Words for inches. */
export const inches = ["inch", "inches", ...spelled("pulgada polzada"), "polzades"];

/** Spellings of units. */
export const units = new Map(
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
    J: ["j"],
    "°C": spelled("grado grau degree"),
    "″": inches,
  }),
);

export const unitWords: ReadonlySet<string> = new Set([...units.values()].flat());

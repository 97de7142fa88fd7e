import { begin, end, type Replacement, replacement } from "./replacements.ts";

const number = "(\\d{1,4}(?:[.,]\\d{1,2})?)";
/** No unit follows, and no more of the number or of a size. */
const bare = `(?![\\p{L}\\d/]| ?(?:[.,]\\d|[x×*] ?\\d|["”″']|mm|cm|m|a|amp\\p{L}*|v|w|cv|kw|inch|pulg\\p{L}*|polz\\p{L}*|km|%|°|º)(?!\\p{L}))`;
/** A wheel and its tyre are measured in inches, the bearing of a wheel is not. */
const wheels =
  "llantas?|llandes|(?<!(?:cil|cilindros?|bomb[ií]n|rod|rodamientos?|bujes?|cubos?)\\.? (?:de )?)ruedas?|neum[aá]tic\\p{L}*|pneum[aà]tics?|tapacubos|tyres?|(?<!cylinders? for )wheels?(?! (?:cyl|bearing|hub))|rims?|cubiertas?";

/** Measures that are told by their names or signs are in millimetres: *ø 280*, *L=780*, *altura 58*. */
export const namedMeasures: readonly Replacement[] = [
  replacement("(?<!\\p{L})(?:mil[ií]metr[oe]s?|mil·l[ií]metres?|millimet(?:re|er)s?)(?!\\p{L})", "mm"),
  replacement(`(?<=\\d) ?[º°] ?c${end}`, " grados"),
  replacement(`(?<!\\p{L})[øØ⌀∅] ?${number}${bare}`, "$1 mm ", { notBeside: wheels }),
  // *Ø 57 mm* has a unit already, and a wheel's is in inches.
  replacement("[øØ⌀∅] ?(?=\\d)", " "),
  replacement(`(?<![\\p{L}\\d])[ldh] ?= ?${number}${bare}`, "$1 mm "),
  replacement(
    `${begin}(?:di[aáà]m(?:etr[oe]|\\.)?|diameter) ?(?:de |of |= ?|: ?)?${number}${bare}`,
    "$1 mm ",
    { notBeside: wheels },
  ),
  replacement(
    `${begin}(?:altura|al[cç]ada|anch(?:o|ura)|amplada|espesor|grosor|gruix|longitud|largo|llargada) ?(?:de |= ?|: ?)?(\\d{2,4}(?:[.,]\\d{1,2})?)${bare}`,
    "$1 mm ",
    { notBeside: wheels },
  ),
  // Behind a part, *alt.* is a height and no alternator, unless a model follows: *soporte alt. 58*.
  replacement(`(?<=\\p{L}.* )alt\\.? ?(\\d{2}(?:[.,]\\d)?)(?= ?mm${end}|${bare})`, "$1 "),
];

/** Abbreviations of the trade's catalogues. Those that are words too need their point: *del.* is no article. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])del(?:\.|(?= +(?:izq|izd|dch|der|lh|rh)))/giu, "delantero "],
  [/(?<![\p{L}\p{N}])tras\./giu, "trasero "],
  [/(?<![\p{L}\p{N}])dav\./giu, "davanter "],
  [/(?<![\p{L}\p{N}])darr?\./giu, "darrere "],
  [/(?<![\p{L}\p{N}])(?:jgo|jto|jg)(?![\p{L}\p{N}])\.?/giu, "juego "],
  [/(?<![\p{L}\p{N}])amort\.?(?![\p{L}\p{N}])/giu, "amortiguador "],
  [/(?<![\p{L}\p{N}])retrov\.?(?![\p{L}\p{N}])/giu, "retrovisor "],
  [/(?<![\p{L}\p{N}])rodam\.?(?![\p{L}\p{N}])/giu, "rodamiento "],
  [/(?<![\p{L}\p{N}])estab\.?(?![\p{L}\p{N}])/giu, "estabilizadora "],
  [/(?<![\p{L}\p{N}])embr\.?(?![\p{L}\p{N}])/giu, "embrague "],
  [/(?<![\p{L}\p{N}])neum\.?(?![\p{L}\p{N}])/giu, "neumatico "],
  [/(?<![\p{L}\p{N}])refrig\./giu, "refrigerante "],
  [/(?<![\p{L}\p{N}])calef\./giu, "calefaccion "],
  [/(?<![\p{L}\p{N}])temp\./giu, "temperatura "],
  [/(?<![\p{L}\p{N}])transm\./giu, "transmision "],
  [/(?<![\p{L}\p{N}])post\./giu, "posterior "],
  [/(?<![\p{L}\p{N}])reg\./giu, "regulator "],
  [/(?<![\p{L}\p{N}])abs\.(?=\s*(?:fr|rr|front|rear|lh|rh|$))/giu, "absorber "],
  [/(?<![\p{L}\p{N}])fr(?=\s+(?:lh|rh|left|right)(?!\p{L})|\s*$)/giu, "front "],
  [/(?<![\p{L}\p{N}])n\/s(?![\p{L}\p{N}])/giu, "nearside "],
  [/(?<![\p{L}\p{N}])o\/s(?![\p{L}\p{N}])/giu, "offside "],
  [/(?<![\p{L}\p{N}])elect?r?\.(?!\p{L})/giu, "electrico "],
  [/(?<![\p{L}\p{N}.])(\p{L})\.(\p{L})\.(?:(\p{L})\.?)?(?![\p{L}\p{N}])/giu, "$1$2$3 "],
  [/(?<![\p{L}\p{N}])ext\./giu, "exterior "],
  [/(?<![\p{L}\p{N}])int\./giu, "interior "],
  [/(?<![\p{L}\p{N}])direcc?\.(?!\p{L})/giu, "direccion "],
  [/(?<![\p{L}\p{N}])distrib?\.(?!\p{L})/giu, "distribucion "],
  [/(?<![\p{L}\p{N}])susp\./giu, "suspension "],
  [/(?<![\p{L}\p{N}])comb\./giu, "combustible "],
  [/(?<![\p{L}\p{N}])c\/(?=\s*\p{L})/giu, " con "],
  [/(?<![\p{L}\p{N}])s\/(?=motor)/giu, "sin "],
  [/(?<![\p{L}\p{N}])(\p{L})\/(?=\p{L}{4})/giu, "$1. "],
  [/(?<![\p{L}\p{N}])jta(?![\p{L}\p{N}])/giu, "junta "],
  [/(?<=\d) +(?:barra|slash|guion) +(?=\d)/giu, "/"],
  [/(?<=\p{L}\s*)\+(?=\s*\p{L})/giu, " mas "],
];

/** A text without these has nothing to spell out. */
const maybe =
  /[.+/]|(?<!\p{L})(?:jgo|jto|jg|amort|retrov|rodam|estab|embr|neum|fr|del|barra|slash|guion|jta)(?!\p{L})/iu;

/** Kinds of coolant that differ by their plus signs alone: *G12+* is `G12plus`. */
export function spellPluses(text: string): string {
  return text.replace(/(?<=(?<![\p{L}\p{N}])g ?1[123])\+{1,2}/giu, (signs) => "plus".repeat(signs.length));
}

/** Spells out what catalogues abbreviate: *amort. del.*, *c/bomba*, *embrague + volante*. */
export function spellOut(text: string): string {
  if (!maybe.test(text)) return text;
  return meanings.reduce((spelled, [short, long]) => spelled.replace(short, long), spellPluses(text));
}

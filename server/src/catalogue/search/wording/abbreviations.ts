/** A text without letters or digits around it. */
const alone = (pattern: string) => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

/** What a short text stands for, perhaps only in a text that also has, or lacks, another one. */
type Abbreviation = { short: RegExp; long: string; beside?: RegExp; notBeside?: RegExp };

const abbreviation = (
  short: string,
  long: string,
  { beside, notBeside }: { beside?: string; notBeside?: string } = {},
): Abbreviation => ({
  short: new RegExp(short, "giu"),
  long,
  ...(beside === undefined ? {} : { beside: new RegExp(alone(beside), "iu") }),
  ...(notBeside === undefined ? {} : { notBeside: new RegExp(alone(notBeside), "iu") }),
});

/** Words that are abbreviated in catalogues only: beside them, *DEL* is no article. */
const catalogueWords =
  "jgo|jto|past|amort|amortig|fr|estab|susp|ft?ro|filt|rod|sop|cil|cjto|latig|silentbl|transm?|retrov|parag|parach|embr|bba|mgto|izq|izd|dch[ao]?|esq";
const spanishBrakes =
  "past\\w*|discos?|tambor\\w*|zapat\\w*|pinzas?|mordaza|latig\\w*|cil|cilindro|l[ií]q\\w*|tubos?|bomba|bba|jgo|juego|sabates|del|tras|dav|darr?";
const englishParts =
  "brk|brake|disc|discs|pads?|shock|abs|strut|hose|spring|sprg|arm|link|mtg|mount|brg|whl|wheel|door|wiper|lamp|caliper|lh|rh";

/** Abbreviations of the trade's catalogues. Those that are words too need their full stop: *del.* is no article. */
const meanings: readonly Abbreviation[] = [
  abbreviation(
    "(?<![\\p{L}\\p{N}])del(?:\\.|(?= +(?:izq|izd|dch|der|lh|rh|vent|mac|c\\/|s\\/))|(?= *$))",
    "delantero ",
  ),
  abbreviation(alone("del"), "delantero ", { beside: catalogueWords }),
  abbreviation(`${alone("tras")}\\.?`, "trasero "),
  abbreviation("(?<![\\p{L}\\p{N}])dav\\.", "davanter "),
  abbreviation("(?<![\\p{L}\\p{N}])darr?\\.", "darrere "),
  abbreviation(`${alone("jgo|jto|jg")}\\.?`, "juego "),
  abbreviation(`${alone("jtas?")}\\.?`, "junta "),
  abbreviation(`${alone("past")}\\.?`, "pastilla ", {
    beside: "fr|frens?|frenos?|fre|del|tras|dav|post|jgo|joc",
  }),
  abbreviation(`${alone("amort")}\\.?`, "amortiguador "),
  abbreviation(`${alone("retrov")}\\.?`, "retrovisor "),
  abbreviation(`${alone("rodam")}\\.?`, "rodamiento "),
  abbreviation(`${alone("rod")}\\.?`, "rodamiento ", { beside: "rueda|roda|buje|cubo" }),
  abbreviation(`${alone("estab")}\\.?`, "estabilizadora "),
  abbreviation(`${alone("embr")}\\.?`, "embrague "),
  abbreviation(`${alone("neum")}\\.?`, "neumatico "),
  abbreviation(`${alone("acte")}\\.?`, "aceite "),
  abbreviation("(?<![\\p{L}\\p{N}])refrig\\.", "refrigerante "),
  abbreviation(`${alone("calef")}\\.?`, "calefaccion "),
  abbreviation("(?<![\\p{L}\\p{N}])temp\\.", "temperatura "),
  abbreviation("(?<![\\p{L}\\p{N}])transm\\.", "transmision "),
  abbreviation("(?<![\\p{L}\\p{N}])post\\.", "posterior "),
  abbreviation(`${alone("rad")}\\.?`, "radiator ", { beside: "hose|fan|cap|grille" }),
  abbreviation(`${alone("rad")}\\.?`, "radiador "),
  abbreviation(`${alone("dir")}\\.?`, "direccion ", {
    beside: "asist|rot|rotula|bba|bomba|term|terminal|crem|col|fuelle|barra|latig",
  }),
  abbreviation(`${alone("comb")}\\.?`, "combustible ", {
    beside: "ft?ro|filtro|filt|bba|bomba|dep|tapon|tapón|tubo",
  }),
  abbreviation("(?<![\\p{L}\\p{N}])comb\\.", "combustible "),
  abbreviation(`${alone("vent")}\\.?`, "ventilado ", { beside: "discos?" }),
  abbreviation("(?<![\\p{L}\\p{N}])alt\\.?(?= *\\d{2,3} ?a(?:mp)?(?![\\p{L}\\p{N}]))", "alternador "),
  abbreviation("(?<![\\p{L}\\p{N}])abs\\.(?=\\s*(?:fr|rr|front|rear|lh|rh|$))", "absorber "),
  abbreviation("(?<![\\p{L}\\p{N}])fr(?=\\s+(?:lh|rh|left|right)(?!\\p{L}))", "front "),
  // *León FR* is a version.
  abbreviation(`${alone("fr")}\\.?`, "freno ", {
    beside: spanishBrakes,
    notBeside: "seat|le[oó]n|ibiza|arona|ateca",
  }),
  abbreviation(`${alone("fr")}\\.?`, "front ", { beside: englishParts }),
  abbreviation("(?<![\\p{L}\\p{N}])fr(?=\\s*$)", "front ", { notBeside: "seat|le[oó]n|ibiza|arona|ateca" }),
  abbreviation(`${alone("upr")}\\.?`, "upper "),
  abbreviation(`${alone("lwr")}\\.?`, "lower "),
  abbreviation("(?<![\\p{L}\\p{N}])cyl\\.? *h(?:ea)?d(?![\\p{L}\\p{N}])\\.?", "cylinder head "),
  abbreviation(`${alone("jt")}\\.?`, "joint ", { beside: "cv|axle|ball" }),
  abbreviation(alone("n\\/s"), "nearside "),
  abbreviation(alone("o\\/s"), "offside "),
  abbreviation(alone("f\\/lamp"), "fog lamp "),
  abbreviation("(?<![\\p{L}\\p{N}])w\\/(?= *\\p{L}{3})(?! *pump)", " with "),
  abbreviation("(?<![\\p{L}\\p{N}])elect?r?\\.(?!\\p{L})", "electrico "),
  abbreviation("(?<![\\p{L}\\p{N}.])(\\p{L})\\.(\\p{L})\\.(?:(\\p{L})\\.?)?(?![\\p{L}\\p{N}])", "$1$2$3 "),
  abbreviation("(?<![\\p{L}\\p{N}])ext\\.", "exterior "),
  abbreviation("(?<![\\p{L}\\p{N}])int\\.", "interior "),
  abbreviation("(?<![\\p{L}\\p{N}])direcc?\\.(?!\\p{L})", "direccion "),
  abbreviation("(?<![\\p{L}\\p{N}])distrib?\\.(?!\\p{L})", "distribucion "),
  abbreviation("(?<![\\p{L}\\p{N}])susp\\.", "suspension "),
  abbreviation("(?<![\\p{L}\\p{N}])c\\/(?=\\s*\\p{L})", " con "),
  abbreviation("(?<![\\p{L}\\p{N}])s\\/(?=motor)", "sin "),
  abbreviation("(?<![\\p{L}\\p{N}])(\\p{L})\\/(?=\\p{L}{4})", "$1. "),
  // *Semi synthetic* is not synthetic.
  abbreviation("(?<![\\p{L}\\p{N}])semi[ -]+(?=s[iy]nt)", "semi"),
  abbreviation("(?<=\\d) +(?:barra|slash|guion) +(?=\\d)", "/"),
  // Volts, or valves: *12 V* is no name of a part that has it in its own, such as the auxiliary battery's, nor *16 V* a V-16.
  abbreviation("(?<=\\S\\s+|^(?=.*v\\s+\\S))(12|14|16|20|24) +v(?![\\p{L}\\p{N}-])", "$1v", {
    notBeside: "auxil\\w*|baliza|luz|señal|llum|senyal|beacon|light|v[ -]?16",
  }),
  abbreviation("(?<=\\p{L}\\s*)\\+(?=\\s*\\p{L})", " mas "),
];

/** A text without these has nothing to spell out. */
const maybe =
  /[.+/]|\d +v(?![\p{L}\p{N}])|(?<!\p{L})(?:jgo|jto|jg|jtas?|past|amort|retrov|rod(?:am)?|estab|embr|neum|acte|calef|rad|dir|comb|vent|alt|fr|upr|lwr|cyl|jt|del|tras|semi|barra|slash|guion)(?!\p{L})/iu;

/** Kinds of coolant that differ by their plus signs alone: *G12+* is `G12plus`. */
export function spellPluses(text: string): string {
  return text.replace(/(?<=(?<![\p{L}\p{N}])g ?1[123])\+{1,2}/giu, (signs) => "plus".repeat(signs.length));
}

/** Spells out what catalogues abbreviate: *amort. del.*, *c/bomba*, *embrague + volante*. */
export function spellOut(text: string): string {
  if (!maybe.test(text)) return text;
  // As typed, too: the *del* of *fr del* is spelled out first.
  const isBeside = (words: RegExp, spelled: string) => words.test(spelled) || words.test(text);
  return meanings.reduce(
    (spelled, { short, long, beside, notBeside }) =>
      (beside && !isBeside(beside, spelled)) || notBeside?.test(spelled)
        ? spelled
        : spelled.replace(short, long),
    spellPluses(text),
  );
}

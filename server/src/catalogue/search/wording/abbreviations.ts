import { namedMeasures } from "./named-measures.ts";
import { withoutOtherSenses } from "./other-senses.ts";
import { replacement as abbreviation, alone, begin, end, replaceIn, replacementsOf } from "./replacements.ts";

const withDot = (pattern: string) => `${begin}(?:${pattern})\\.`;
const mayHaveDot = (pattern: string) => `${alone(pattern)}\\.?`;

/** Words that are abbreviated in catalogues only: beside them, *DEL* is no article. */
const catalogueWords =
  "jgo|jto|past|amort|amortig|fr|estab|susp|ft?ro|filt|rod|sop|cil|cjto|latig|silentbl|transm?|retrov|parag|parach|embr|bba|mgto|izq|izd|dch[ao]?|esq";
const spanishBrakes =
  "past\\w*|discos?|tambor\\w*|zapat\\w*|pinzas?|mordaza|latig\\w*|cil|cilindro|l[ií]q\\w*|tubos?|bomba|bba|jgo|juego|sabates|del|tras|dav|darr?";
const englishParts =
  "brk|brake|disc|discs|pads?|shock|abs|strut|hose|spring|sprg|arm|link|mtg|mount|brg|whl|wheel|door|wiper|lamp|caliper|lh|rh";
const britishParts = "struts?|shocks?|brk|mtg|sprg|hub";
const batteries = "bater[ií]as?|bater[ií]es|battery|batt?|\\d+ ?ah";
/** Who says *tres toneladas* of a jack dictates the number as well. */
const tonnes = "(?:t|tn|toneladas?|tones|tonn?es?|tons?)";
const lifts = "gatos?|gats?|jacks?|borriquetas?|axle stands?|elevador\\w*";
/** SEAT has versions that are called FR: *León FR*. */
const seats = "seat|le[oó]n|ibiza|arona|ateca";

/** Abbreviations of the trade's catalogues. Those that are words too need their full stop: *del.* is no article. */
const meanings = replacementsOf([
  ...namedMeasures,
  abbreviation(
    `${begin}del(?:\\.|(?= +(?:izq|izd|dch|der|lh|rh|(?:vent(?:ilad[oa]s?)?|mac)${end}|c\\/|s\\/|\\d{3} ?[x×*] ?\\d))|(?= *$))`,
    "delantero ",
  ),
  // *Del retrovisor* has an article.
  abbreviation(
    `${begin}del(?! (?:retrovisor|espejo|faro|piloto|motor|radiador|alternador|amortiguador|embrague|freno|turbo|cap[oó]|maletero|volante|coche)${end})${end}`,
    "delantero ",
    { beside: catalogueWords },
  ),
  abbreviation(mayHaveDot("delt(?:os?|as|s)?"), "delantero "),
  // Without a full stop, it is Lancia's *Delta*.
  abbreviation(withDot("delta"), "delantero "),
  abbreviation(mayHaveDot("tras"), "trasero "),
  abbreviation(withDot("dav"), "davanter "),
  abbreviation(withDot("darr?"), "darrere "),
  abbreviation(mayHaveDot("jgo|jto|jg"), "juego "),
  abbreviation(mayHaveDot("jtas?"), "junta "),
  abbreviation(mayHaveDot("past"), "pastilla ", {
    beside: "fr|frens?|frenos?|fre|del|tras|dav|post|jgo|joc",
  }),
  abbreviation(mayHaveDot("amort"), "amortiguador "),
  abbreviation(mayHaveDot("retrov"), "retrovisor "),
  abbreviation(mayHaveDot("rodam"), "rodamiento "),
  abbreviation(mayHaveDot("rod"), "rodamiento ", { beside: "rueda|roda|buje|cubo|maza" }),
  abbreviation(mayHaveDot("sop"), "soporte "),
  abbreviation(mayHaveDot("cbio"), "cambio "),
  abbreviation(mayHaveDot("mto"), "motor ", { beside: "arranque|arr|limpia\\w*|elevalunas" }),
  abbreviation(withDot("cat(?:al)?"), "catalizador "),
  abbreviation(alone("break"), "brake ", {
    beside: "pads?|dis[ck]s?|shoes?|callipers?|calipers?|drums?|hoses?|servo",
  }),
  abbreviation(`^\\s*((?:front|rear) )?breaks(?= (?:for|on) )`, "$1brakes "),
  abbreviation(mayHaveDot("estab"), "estabilizadora "),
  abbreviation(mayHaveDot("embr"), "embrague "),
  abbreviation(mayHaveDot("neum"), "neumatico "),
  abbreviation(mayHaveDot("acte"), "aceite "),
  abbreviation(`^\\s*f(?=\\s+(?:aceite|aire|gasoil|gasóleo|comb|habit|polen))`, "filtro "),
  abbreviation(alone("amp(?:ere|erio|er)?s?[ -](?:hours?|horas?|hores?)"), "ah "),
  abbreviation(alone("incl?|including"), " with "),
  abbreviation(withDot("refrig"), "refrigerante "),
  // Before a number, *ref.* is short for a reference, not for *refrigerante*.
  abbreviation(
    `${begin}ref(?:er[eèé]nci[ae]|erence)?[.:]* *(?:n[º°o]\\.? *)?(?=\\p{L}{0,3}\\d[\\p{L}\\d]*[ .-]?\\d)`,
    "",
    { notBeside: "l[ií]q\\p{L}*|fluid" },
  ),
  // Before the bolt pattern, it says that it is one.
  abbreviation(`${begin}pcd[:=]? *(?=\\d ?[x×/*] ?\\d)`, ""),
  abbreviation(mayHaveDot("calef"), "calefaccion "),
  abbreviation(withDot("temp"), "temperatura "),
  abbreviation(withDot("transm"), "transmision "),
  abbreviation(withDot("post"), "posterior "),
  abbreviation(mayHaveDot("rad"), "radiator ", { beside: "hose|fan|cap|grille" }),
  abbreviation(mayHaveDot("rad"), "radiador "),
  abbreviation(mayHaveDot("dir"), "direccion ", {
    beside: "asist|rot|rotula|bba|bomba|term|terminal|crem|col|fuelle|barra|latig",
  }),
  abbreviation(mayHaveDot("comb"), "combustible ", {
    beside: "ft?ro|filtro|filt|bba|bomba|dep|tapon|tapón|tubo",
  }),
  abbreviation(withDot("comb"), "combustible "),
  abbreviation(mayHaveDot("vent"), "ventilado ", { beside: "dis[ck]s?|discos?" }),
  abbreviation(`${begin}alt\\.?(?= *\\d{2,3} ?a(?:mp)?${end})`, "alternador "),
  abbreviation(`${begin}abs\\.(?=\\s*(?:fr|rr|front|rear|lh|rh|$))`, "absorber "),
  abbreviation(`${begin}fr(?=\\s+(?:lh|rh|left|right)(?!\\p{L}))`, "front "),
  abbreviation(mayHaveDot("fr"), "freno ", {
    beside: spanishBrakes,
    notBeside: seats,
  }),
  abbreviation(mayHaveDot("fr"), "front ", { beside: englishParts }),
  abbreviation(`${begin}fr(?=\\s*$)`, "front ", { notBeside: seats }),
  // The rear and the front axle in British catalogues.
  abbreviation(mayHaveDot("ra"), "rear ", { beside: britishParts }),
  abbreviation(mayHaveDot("fa"), "front ", { beside: britishParts, notBeside: "soroll|fum|olor|que|quan" }),
  abbreviation(`(?<=(?:strut|top|eng|engine) )mt${end}\\.?`, "mount "),
  abbreviation(`(?<=shock )abs${end}\\.?`, "absorber "),
  abbreviation(mayHaveDot("sens"), "sensor ", { beside: "maf|map|abs|cam|crank|lambda|egt|temp|press?" }),
  // How wide the head of a nut or a bolt is.
  abbreviation(`(?<!\\d)(1[5-9]|2[0-4]) ?(?:mm )?hex${end}`, "$1 mm ", { beside: "nuts?|bolts?" }),
  // Catalan catalogues.
  abbreviation(mayHaveDot("post"), "posterior ", { beside: "past|fre|frens|amort|silent" }),
  abbreviation(mayHaveDot("dta"), "dreta "),
  abbreviation(mayHaveDot("dar"), "darrere ", { beside: "roda|fre|frens|amort|past|eix" }),
  abbreviation(mayHaveDot("silent"), "silenciador ", { beside: "tub|escap\\p{L}*" }),
  abbreviation(mayHaveDot("trans"), "semieix ", { beside: "esq|dta|dreta|dents?" }),
  abbreviation(mayHaveDot("bat"), "bateria ", { beside: "\\d{2,3} ?ah" }),
  abbreviation(`(?<=llum )mat${end}\\.?`, "matrícula "),
  abbreviation(alone("p\\/x"), "para-xocs "),
  abbreviation(mayHaveDot("upr"), "upper "),
  abbreviation(mayHaveDot("lwr"), "lower "),
  abbreviation(`${begin}cyl\\.? *h(?:ea)?d${end}\\.?`, "cylinder head "),
  abbreviation(mayHaveDot("jt"), "joint ", { beside: "cv|axle|ball" }),
  abbreviation(alone("n\\/s\\/?f|nsf"), "nearside front "),
  abbreviation(alone("n\\/s\\/?r|nsr"), "nearside rear ", { notBeside: "honda" }),
  abbreviation(alone("o\\/s\\/?f|osf"), "offside front "),
  abbreviation(alone("o\\/s\\/?r|osr"), "offside rear "),
  abbreviation(alone("half(?: a)? lit(?:re|er)|medio litro|mig litre"), "0.5 l "),
  abbreviation(alone("n\\/s"), "nearside "),
  abbreviation(alone("o\\/s"), "offside "),
  abbreviation(alone("ns"), "nearside ", {
    beside: "headla?mps?|headlights?|wing|mirror|door|wheel|tail|fog",
  }),
  abbreviation(alone("os"), "offside ", {
    beside: "headla?mps?|headlights?|wing|mirror|door|wheel|tail|fog",
  }),
  abbreviation(alone("f\\/lamp"), "fog lamp "),
  abbreviation(`${begin}p\\/ ?(?=\\p{L}{2})`, "para "),
  abbreviation(alone("a\\/a"), "aire acondicionado "),
  abbreviation(mayHaveDot("res"), "resistor ", { beside: "blower|fan|heater" }),
  abbreviation(mayHaveDot("tens"), "tensioner ", { beside: "belt|aux|timing" }),
  abbreviation(mayHaveDot("act"), "actuator ", { beside: "turbo|turbocharger" }),
  abbreviation(alone("p\\/s"), "power steering ", {
    beside: "pumps?|racks?|fluids?|hoses?|pipes?|reservoirs?|res|oil|belts?",
  }),
  abbreviation(`${begin}m\\/(?= *cyl)`, "master "),
  abbreviation(`${begin}s\\/(?= *cyl)`, "slave "),
  abbreviation(`${begin}r\\/(?= *(?:cvr|cover))`, "rocker "),
  abbreviation(`${begin}w\\/(?= *\\p{L}{2})(?! *pump)`, " with "),
  abbreviation(`${begin}elect?r?\\.(?!\\p{L})`, "electrico "),
  abbreviation(`(?<![\\p{L}\\p{N}.])(\\p{L})\\.(\\p{L})\\.(?:(\\p{L})\\.?)?${end}`, "$1$2$3 "),
  abbreviation(withDot("ext"), "exterior "),
  abbreviation(withDot("int"), "interior "),
  abbreviation(`${begin}direcc?\\.(?!\\p{L})`, "direccion "),
  abbreviation(`${begin}distrib?\\.(?!\\p{L})`, "distribucion "),
  abbreviation(withDot("susp"), "suspension "),
  abbreviation(`${begin}c\\/(?=\\s*\\p{L})`, " con "),
  abbreviation(
    `${begin}s\\/(?=(?:motor|abs|esp|asr|servo\\p{L}*|sensor\\p{L}*|a\\/?c|aa|aire|clima|rodamiento|polea|carcasa|centralita|reg\\p{L}*|tapa|cable|junta|soporte|calefac\\p{L}*|testigo|avisador|xen[oó]n|led)${end})`,
    "sin ",
  ),
  abbreviation(`${begin}(\\p{L})\\/(?=\\p{L}{4})`, "$1. "),
  // *Semi synthetic* is not synthetic.
  abbreviation(`${begin}semi[ -]+(?=s[iy]nt)`, "semi"),
  abbreviation("(?<=\\d) +(?:barra|slash|guion) +(?=\\d)", "/"),
  // As dictated: *doscientos cinco barra cincuenta y cinco*.
  abbreviation(
    "(?<=\\p{L}) +barra +(?=(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta)(?!\\p{L}))",
    " ",
  ),
  // Names of departments that sell for both.
  abbreviation(
    "coches? y motos?|motos? y coches?|cotxes? i motos?|motos? i cotxes?|cars? (?:&|and) motor(?:bikes?|cycles?)|motor(?:bikes?|cycles?) (?:&|and) cars?",
    " ",
  ),
  // *La batería en marcha*: no starter, which is *marcha* in Mexico.
  abbreviation(alone("en mar(?:cha|xa)"), " "),
  // *Vibra a 110* tells a speed and does not name an Alpine A110.
  abbreviation(`${begin}an? (?=(?:[5-9]0|1[0-4]0)${end})`, "", {
    beside: "vibra\\p{L}*|tiembla|tembla|tremola|ruidos?|soroll|zumba|zumbido|shak\\p{L}*|noise",
  }),
  abbreviation(`${begin}an? (?=(?:[5-9]0|1[0-4]0)(?: ?km| *$))`, "", { notBeside: "alpine|audi|renault" }),
  abbreviation(`${begin}cap a(?:l| la| l'|${end})`, " "),
  abbreviation(mayHaveDot("htd"), "heated "),
  abbreviation(alone("para-sols?"), "parasol "),
  // Alone, *cops* are knocks.
  abbreviation(alone("para[ -]?cops?"), "para-xocs "),
  abbreviation(mayHaveDot("pwr"), "power "),
  // *24 and 19 inch*: both are inches.
  abbreviation(
    `(?<![\\d.,])(\\d{2}) ?(?:and|y|i|\\/) ?(?=\\d{2} ?(inch(?:es)?|pulgadas|polzades)${end})`,
    "$1 $2 and ",
  ),
  // Beside blades, a pair of small numbers is of inches: *wipers 26 and 18*.
  abbreviation(
    '(?<![\\d.,])(2[0-8]|1[3-9])(?: ?(?:and|&|y|i|x|\\/|,) ?|(?<=2\\d) )(2[0-8]|1[3-9])(?![\\p{L}\\d.,]| *(?:inch|in|pulg|polz|mm|cm|"))',
    "$1 inch and $2 inch ",
    { beside: "wipers?|wiper blades?|escobillas|plumillas|escombretes" },
  ),
  // Jacks lift tonnes: *gato 3 t*, *jack 2.5 ton*.
  abbreviation(`(?<![\\d.,])(\\d) ?${tonnes}${end}`, "$1000kg ", { beside: lifts }),
  abbreviation(`(?<![\\d.,])(\\d)[.,](\\d) ?${tonnes}${end}`, "$1$200kg ", { beside: lifts }),
  ...["one|una?", "two|dos|dues", "three|tres", "four|cuatro|quatre"].map((number, index) =>
    abbreviation(`${begin}(?:${number}) ${tonnes}${end}`, `${index + 1}000kg `, { beside: lifts }),
  ),
  // British numbers of bulbs.
  ...Object.entries({
    501: "w5w",
    382: "p21w",
    380: "p21/5w",
    581: "py21w",
    233: "t4w",
    245: "r10w",
    239: "c5w",
    472: "h4",
    477: "h7",
    448: "h1",
  }).map(([number, bulb]) =>
    abbreviation(alone(number), `${bulb} `, { beside: "bulbs?|leds?|capless|bombillas?|bombet(?:a|es)" }),
  ),
  // An inch has a sign: *neumáticos 16"*. After a mark before a word, one closes a quotation.
  abbreviation(
    `(?<!(?:^|\\s)["“”][^"“”]*)(?<![\\p{L}\\d.,/])(1[2-9]|2\\d|3[0-2]) ?(?:["”″]|''|’’|´´)`,
    "$1 inch ",
  ),
  // A number beside a currency's sign is a price, not a measure.
  abbreviation("(\\d+)['’](\\d\\d) ?(?:[€£$]|eur(?:os?)?(?!\\p{L}))", "$1.$2 euros "),
  abbreviation("(\\d+) ?[€£$](?![\\p{L}\\p{N}])", "$1 euros "),
  abbreviation("[€£$] ?(\\d+(?:[.,]\\d\\d(?!\\d))?)", "$1 euros "),
  abbreviation("(?<!mar(?:cha|xa) )(?<!\\p{L})(?:de atr[aá]s|d'atr[aà]s)(?!\\p{L})", "trasero "),
  // As dictated: *líquido de frenos punto cuatro*.
  abbreviation(`${begin}punto(?= +(?:tres|cuatro|cinco|[345](?![\\p{L}\\p{N}])))`, "dot", {
    beside: "l[ií]quidos? (?:de )?frenos?",
  }),
  // The terminal of a battery: *70Ah +D*.
  abbreviation("\\+ ?(?:d|der|dcha|dch)(?![\\p{L}\\p{N}])\\.?", " derecha ", { beside: batteries }),
  abbreviation("\\+ ?(?:i|izq|izda)(?![\\p{L}\\p{N}])\\.?", " izquierda ", { beside: batteries }),
  // Volts or valves, but not beside parts whose names contain them: the auxiliary battery of *12 V*, the beacon *V-16*.
  abbreviation("(?<=\\S\\s+|^(?=.*v\\s+\\S))(12|14|16|20|24) +v(?![\\p{L}\\p{N}-])", "$1v", {
    notBeside: "auxil\\w*|baliza|luz|señal|llum|senyal|beacon|light|v[ -]?16",
  }),
  abbreviation("(?<![\\p{L}\\p{N}.,])12v(?![\\p{L}\\p{N}])", "12 v", { beside: "auxil\\w*" }),
  abbreviation("(?<=\\p{L}\\s*)\\+(?=\\s*\\p{L})", " mas "),
]);

/** Kinds of coolant that differ by their plus signs alone: *G12+* is `G12plus`. */
export function spellPluses(text: string): string {
  return text.replace(/(?<=(?<![\p{L}\p{N}])g ?1[123])\+{1,2}/giu, (signs) => "plus".repeat(signs.length));
}

/** Spells out what catalogues abbreviate: *amort. del.*, *c/bomba*, *embrague + volante*. */
export function spellOut(text: string): string {
  return replaceIn(spellPluses(withoutOtherSenses(text)), meanings, text);
}

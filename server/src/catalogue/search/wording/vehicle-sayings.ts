import { wholeWords as saying } from "./replacements.ts";

/** Says that a British *disco* is a car, not a brake's: *discos* have other words in Spanish. */
const besideDiscovery =
  "my|the|for|a|land ?rover|landy|lr|td5|tdv6|sdv6|(?:front|rear|air|oil|fuel|cabin|pollen) \\p{L}+|pads|bulbs?|struts?|arms?";
const spanishDiscs =
  "frenos?|fre|del(?:anter\\p{L}*)?|tras(?:er\\p{L}*)?|perforad\\p{L}*|rayad\\p{L}*|ventilad\\p{L}*";

/** What follows a displacement in words, not a content: *two litre diesel*, but *1 litre diesel additive*. */
const ofEngine =
  "(?= (?:diesel|petrol|turbo|tdi|hdi|tdci|dci|cdti|engine)(?! (?:engine |motor )?(?:oil|additives?|cans?|cleaner|treatment|system|injectors?)))";

/** Nicknames of cars, names in another order than on the boot lid, and facelifts that are counted as half a generation. */
export const vehicleSayings = [
  saying(`(\\d)[.,](\\d)[ -]lit(?:re|er)${ofEngine}`, "$1.$2"),
  ...["one", "two", "three"].map((number, index) =>
    saying(`(?:${index + 1}|${number})[ -]lit(?:re|er)${ofEngine}`, `${index + 1}.0`),
  ),
  saying("horse(?:s|power)?", "hp", { beside: "dci|tdi|hdi|cdti|tdci|jtd|diesel|petrol|turbo|engine" }),
  // As dictated; *a four by four* is no Audi A4.
  saying("four (?:by|x) four|quatre per quatre|cuatro por cuatro", "4x4"),
  saying("td five", "td5"),
  saying("jeep compas", "jeep compass"),
  saying("mini copper", "mini cooper"),
  saying("stepw(?:ey|ay?i)", "stepway"),
  saying("ford connect", "ford transit connect"),
  // A letter in place of a zero.
  saying("([2-5])o([5-8])", "$10$2"),
  saying("pug(?= ?(?:\\d{3,4}|partner|expert|boxer|bipper|rifter|rcz)(?!\\p{N}))", "peugeot"),
  saying("disco(?= ?(?:[1-5](?!\\d| ?(?:mm|cm|x|taladr|agujer))|sport|td5|tdv6|sdv6))", "discovery", {
    beside: besideDiscovery,
    notBeside: spanishDiscs,
  }),
  saying("picasso (xsara|c[34])", "$1 picasso"),
  saying("c4 grand picasso|c4 picasso grand|grand picasso c4", "grand c4 picasso"),
  saying("(vitara|cherokee|voyager) grand", "grand $1"),
  // *Golf 2.5* would be an engine.
  saying("(golf|fiesta) ([6-8])[.,]5", "$1 $2"),
  saying("mk ?([1-9])[.,]5", "mk$1"),
  // Generations that are counted.
  saying("([1-9]) ?[ªº] gen(?:eraci[oó]n?)?\\.?", "mk$1"),
  ...["primera", "segunda", "tercera", "cuarta", "quinta", "sexta"].map((ordinal, index) =>
    saying(`(?:de )?(?:la )?${ordinal} generaci[oó]n?`, `mk${index + 1}`),
  ),
  // A class with its engine, and a model by its numbers alone.
  saying("clas+e? ([abces])[ -]?(\\d{3})", "mercedes $1$2"),
  saying("9-([35])(?![.-])", "saab 9 $1"),
  // Names that were dictated, as other words sound.
  saying("ford tr[aá]nsitos?", "ford transit"),
  saying("(?:seat|seient) (?:lle[oó]|lion|lee ?on)", "seat leon"),
  saying("b m w", "bmw"),
  saying("v w", "vw"),
  saying("renault cleo", "renault clio"),
  saying("sitro[eë]n", "citroen"),
  saying("(?:opal|opel) course", "opel corsa"),
  saying("so ?rent ?oh?(?= kia)|(?<=kia )so ?rent ?oh?", "sorento"),
  saying("(mercedes) vee ?toe?", "$1 vito"),
  saying("pole oh", "polo"),
  saying("(alfa ?romeo|alfa) me ?toe?", "$1 mito"),
  saying("day sea a|day ?cha", "dacia"),
  saying("(?:few|purr?) ?jot|pew ?jo", "peugeot"),
  saying("(range rover) e+ ?voke?", "$1 evoque"),
  saying("ford f(?:ee|i) est[ae]r?", "ford fiesta"),
  saying("golf set(?= *$)", "golf 7", { beside: "per|un|d['’]\\p{L}+|oli|filtre|del" }),
  saying("(?:nice on|nis an) (micra|juke|note|qashqai|navara|leaf)", "nissan $1"),
  saying("renault (?:my|me) gain", "renault megane"),
  // Years and displacements, as they are dictated in English.
  saying("twenty (?:oh|o) (one|two|three|four|five|six|seven|eight|nine)", "two thousand $1"),
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "eighteen", "nineteen"].map(
    (said, index) =>
      saying(`${said} hundred(?! (?:and|euros?|pounds?))`, `${index < 6 ? 11 + index : 12 + index}00`),
  ),
  saying("(one|two|three) point (?:oh|o)", "$1 point zero"),
  ...["one", "three", "four", "seven", "eight", "nine"].map((said, index) =>
    saying(`h ${said}(?= (?:\\p{L}+ )*(?:watts?|volts?|bulbs?|headl))`, `h${[1, 3, 4, 7, 8, 9][index]}`),
  ),
  // A small car that needs its maker elsewhere.
  saying("(?<=(?:my|el meu|mi) )up(?!(?:['’]s)? (?:to|and|until|here|there|in|date))", "vw up"),
  saying("seient (le[oó]n|ibiza|arona|ateca|toledo|altea|c[oó]rdoba|alhambra)", "seat $1"),
  saying("s(?:ee|ay|e) at (le[oó]n|ibiza|arona|ateca|toledo|altea|c[oó]rdoba|alhambra)", "seat $1"),
  saying("s(?:ee|ay|e) at a (?:beefa|beetha|bitha|biza)", "seat ibiza"),
  saying("citro[eë]n se[ea] ([1-6]|one|two|three|four|five|six)", "citroen c $1"),
  saying("audi (?:queue|cue) ([2-8]|two|three|four|five|seven|eight)", "audi q $1"),
  saying("bmw ex ([1-7]|one|two|three|four|five|six|seven)", "bmw x $1"),
  saying("(vw|volkswagen|transporter) te[ea] ([4-6]|four|five|six)", "$1 t $2"),
  saying("hyundai eye ([1-4]0|ten|twenty|thirty|forty)", "hyundai i $1"),
  saying("nissan (?:cash|quash|kash) (?:kai|guy|ky)", "nissan qashqai"),
  saying("nissan (?:duke|jook)", "nissan juke"),
  saying("toyota year is", "toyota yaris"),
  saying("es[cz][eé]nic", "scenic"),
  saying("espr[ií]nter", "sprinter"),
  saying("toyota or is", "toyota auris"),
  saying("toyota i ?go", "toyota aygo"),
  saying("kia (?:seed|cede|sid)", "kia ceed"),
  saying("(vw|volkswagen) sharon", "$1 sharan"),
  saying("(vw|volkswagen) (?:tiger|tig) (?:won|one|wan)", "$1 tiguan"),
  saying("renault m(?:e|ay) ga(?:i)?n", "renault megane"),
  saying("[sš]koda super b", "skoda superb"),
  // Chassis codes of two letters are too like words to be looked for.
  saying("mx ?-? ?5 nb", "mx5 mk2"),
  saying("mx ?-? ?5 nc", "mx5 mk3"),
  saying("mx ?-? ?5 nd", "mx5 mk4"),
  // What stands still, not a Renault.
  saying(
    "(?<!(?:in|heavy|city|town|slow|road|air|web|stop|start) )traffic(?!(?: \\p{L}+)? (?:lights?|jams?|wardens?|cones?|signs?|films?|police|camera|accident|on|in|report))",
    "trafic",
    { notBeside: "stuck|stopped|sitting|idling|queue\\p{L}*|rush" },
  ),
];

import { wholeWords as wish } from "./replacements.ts";

/** How messages, reports of inspections and people at a counter describe a part: *que no sea xenon*, *eje 2*, *muelles -40*. */
export const spokenWishes = [
  // What a lamp or a part must not be: *que no sea xenon*.
  wish(
    "(?:que|q|pero) no (?:sean?|siguin?)(?: de| con| amb)?(?= (?!car[oa]|muy|tan|mal|demasiado|massa|original|chin[oa]|xin))",
    "sin",
  ),
  // How thick a battery's terminal is.
  wish("bornes? (?:gord|grues|fin|delgad|gruix|prim)\\p{L}*|(?:thick|thin) (?:posts?|terminals?)", "", {
    beside: "bater\\p{L}*|battery",
  }),
  // A measure of smoke, not a displacement.
  wish("(opacidad|opacitat|opacity) (?:de )?\\d(?:[.,]\\d+)?", "$1"),
  // Which axle: the second is the rear one.
  wish("ej[eo] (?:n[ºo°]? ?)?1|primer eje|axle 1|eix 1", "delantero", { beside: "fren\\p{L}*|fre|brakes?" }),
  wish("eje (?:n[ºo°]? ?)?2|segundo eje|axle 2|eix 2", "trasero", { beside: "fren\\p{L}*|fre|brakes?" }),
  // Both ends, abbreviated.
  wish("del\\.? (y|e|i|\\/) tras\\.?", "delanteras $1 traseras"),
  // Springs that lower a car, by how much.
  wish("muelles? -(\\d{2})(?: ?mm)?|(?<=springs? )-(\\d{2})(?: ?mm)?", "muelles rebajados $1$2 mm"),
  // What is poured into something is an additive.
  wish(
    "(?:lo que|algo que|el l[ií]quido que) (?:se )?(?:le )?(?:echa|echan|pone|ponen)(?= (?:al|a la|a los|en el) )",
    "aditivo",
  ),
  wish(
    "(?:(?:that|the|some) )?(?:liquid|stuff|fluid)(?: that| which)? (?:you|they|people) (?:put|pour|add)s?(?: in(?:to)?)?(?= (?:for|to|in|into) )",
    "fuel additive",
  ),
  // Coolant by its colour.
  wish("(?:agua|aigua) (roja|rosa|verde|azul|vermella|verda|blava)", "anticongelante $1"),
  // Words as messages shorten them: *xa* is *para*, *kn* is *con*.
  wish("[xp]a(?= (?:el|la|los|las|que|mi|un|una|\\p{L}{4,}))", "para"),
  wish("pal(?= \\p{L})", "para el"),
  wish("k(?:o?n)(?= \\p{L})", "con", {
    notBeside: "filtr\\p{L}*|filters?|air|aire|admisi[oó]n?|intake|induction|oil|aceite",
  }),
  // The last month or year, not a Passat.
  wish("(?<=(?:mes|any|setmana|dia|dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge) )passat", ""),
  // The side of a footwell tells where water collects, and not which part is wanted.
  wish("(?:passenger|driver)s?(?:['’]s)?(?: side)?(?= foot ?wells?)", ""),
  // The mark of an approval, not a chassis code.
  wish("(?:hom(?:olog\\p{L}*)?|e-?mark|approval)\\.? e ?\\d{1,2}", ""),
  // A parking brake inside a disc, not a drum brake.
  wish("(?:with |w\\/ ?)?drum[- ]in[- ]hat", "", { beside: "rotors?|dis[ck]s?" }),
  // Where a battery's terminals are, which are not wanted.
  wish("born(?:s|es)?(?= (?:a la |a l')?(?:dret|esquerr|derech|izq))", "", {
    beside: "bat|bater\\p{L}*|\\d+ ?ah",
  }),
  // When a workshop has time.
  wish("hora(?= (?:per(?: a)?|para) (?:canviar|posar|revisar|passar|fer|cambiar|poner|pasar|hacer))", "cita"),
  // The SEAT of the sixties, and no Fiat.
  wish(
    "(?:seat )?(?:seiscientos|sis[- ]cents)(?= *$| (?!(?:mil|amp|cc|euro|\\p{L}*grad|\\d|diez|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)))",
    "seat 600",
    {
      beside: "(?:del?|el|un|mi|meu|al) (?:seat )?(?:seiscientos|sis[- ]cents)",
      notBeside: "fiat|bmw|mercedes|honda|yamaha|suzuki",
    },
  ),
  // What somebody was asked for, and does not want to pay: no Fiat 600, and no limit.
  wish(
    "(?<=(?:quoted|charged|paid|cobran|cobrado|cobraron|piden|pedido|pidieron|pagu[eé]|pagado|demanat|demanen|cobrat|pagat) (?:me |us |unos |uns )?)[£€]?\\d[\\d.,]*(?: ?(?:euros?|eur|€|pounds?|quid|£))?(?= (?:for|por|per|al|in) )",
    "",
  ),
  // A car that is gone.
  wish("(?:sold|scrapped|traded in) (?:my|our|the)(?: old)? \\p{L}+", ""),
  wish("(?:vend[ií]|vendimos|vaig vendre) (?:mi|el|la|meu|el meu|la meva)(?: viejo| vell)? \\p{L}+", ""),
  // The Catalan *and* behind a car's name, and no first generation: *tinc una partner i vull el cable*.
  wish(
    "(?<=\\p{L}{3,}[?!.,]? )i(?= (?:vull|necessito|busco|només|em|m['’]|també|no|jo|ara|porto|tinc|és|vaig|hi|cal|voldria)(?!\\p{L}))",
    "y",
  ),
];

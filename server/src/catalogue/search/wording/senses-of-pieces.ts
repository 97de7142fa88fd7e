import { wholeWords as sense } from "./replacements.ts";

/** A tyre's size and its maker in either order. */
const tyreSize = "\\d{3}[ /-]+\\d{2}[ /-]+z?r? ?\\d{2}";
const tyreMakers =
  "michelin\\p{L}*|pirelli|bridgestone|continental|goodyear|hankook|firestone|firestein|kumho|dunlop|nexen|yokohama|toyo|falken|nokian|uniroyal|maxxis|cooper|general tire";
const tyreOfMaker = `${tyreSize}(?=.*(?<!\\p{L})(?:${tyreMakers}))|(?:${tyreMakers})(?=.*(?<!\\d)${tyreSize})`;

/** Words whose sense another word beside them decides: ends of a vehicle, gears, tyres, and what filters are made of. */
export const sensesOfPieces = [
  // Before and after the catalytic converter, not an end of the vehicle.
  sense("(?:anterior|delante|davant)(?=(?: al?| del?)? catali)", "antes"),
  sense("(?:posterior|detr[aá]s|darrere)(?=(?: al?| del?)? catali)", "después"),
  // What such a filter is made of.
  sense("(con|de) carb[oó]n(?! activ)", "$1 carbón activo", {
    beside: "filtros? (?:de |del )?(?:h?abit\\p{L}*|polen|cabina|aire)",
  }),
  sense("(amb|de) carbó(?! actiu)", "$1 carbó actiu", {
    beside: "filtres? (?:de |de l'|d')?(?:h?abit\\p{L}*|pol·?len|cabina|aire)",
  }),
  // The output shaft of a pump, not an outlet for its water.
  sense("(ejes?|[aá]rbol|eix) (?:de )?(?:la )?(?:salida|sortida)", "$1"),
  // How many gears there are, not a starter, which is *marcha* in Mexico.
  sense("([4-8]|cuatro|cinco|seis|siete|ocho) marchas", "$1 cambios", { beside: "pomos?" }),
  sense("([4-8]|cuatro|cinco|seis|siete|ocho) marchas", "$1 velocidades"),
  // Tyres, which are *llantas* in America: a wheel has neither their maker nor their width.
  sense("llantas?", "neumáticos", {
    beside: tyreOfMaker,
    notBeside: "neum[aá]tic\\p{L}*|aluminio|aleaci[oó]n|acero",
  }),
  // What was bent, and no Doblò.
  sense(
    "(?<!fiat )dobl[oóò](?= (?:(?:(?:las?|los?|el|les|els|unas?|unos?|tod[ao]s|algun[ao]s|\\d) )*v[aá]lvul|(?:las?|los?|el|les|els) (?:biel|llant|trapeci|braz|ej[eo]|eix|chap|barra|palier|varill|aro))\\p{L}*)",
    "doblado",
  ),
  sense("(?<=(?:se|me|le|nos) )(?:me |le |nos )?dobl[oó]", "doblado"),
  // Where a stalk is.
  sense("(?:(?:de )?(?:bajo|debajo del?|sota|en|al|junto al?) (?:el )?|del? )volante?", "", {
    beside:
      "(?:mando|palanca|conmutador|comandament|commutador|interruptor|maneta|leva)s? (?:de |del |de la |de les )?(?:luces|luz|intermiten\\p{L}*|limpia\\p{L}*|llums?|cruise|crucero|control|eixuga\\p{L}*)",
  }),
  // How many panes a mirror has, and none of them.
  sense(
    "(?:(?:con|amb|de|with) )?(?:dobles? (?:cristal|luna|vidrio|espejo|vidre|mirall|lente)e?s?|(?:cristal|vidre) doble|(?:double|dual|twin) glass)",
    "",
    {
      beside: "espejos?|retrovisor(?:es|s)?|miralls?|mirrors?",
    },
  ),
  // Where a wheel's nut or bolt rests, and no SEAT.
  sense(
    "(ball|con(?:e|ical)|taper(?:ed)?|radius|spherical|flat|mag|60 ?(?:deg(?:ree)?s?|°)) seat(?:ing|s)?",
    "$1",
    {
      beside: "(?:wheel )?(?:nuts?|bolts?|studs?)",
    },
  ),
  // The colour of a car.
  sense("candy(?=[- ](?:white|red|blue|black|weiss|blanc\\p{L}*|roj\\p{L}*))", ""),
  // The holder of a brake's pads, as dictated.
  sense("brake (?:clippers?|calib(?:er|re)s?)|(?:clippers?|calib(?:er|re)s?) brakes?", "brake caliper"),
  sense("(front|rear)((?: (?:left|right))?) (?:brake )?clippers?", "brake caliper $1$2"),
  // How advertisements spell a light.
  sense(
    "(head|tail|brake|fog|side|spot|driving|reversing?|indicator|warning|(?:number|licen[cs]e) plate)[ -]?lite(s?)",
    "$1 light$2",
  ),
  sense("lites?(?= (?:on|off|up|is|are|came|comes|stays|flash\\p{L}*|bulbs?|out)(?!\\p{L}))", "light"),
  // One part and another: *pads n discs*.
  sense(
    "(?<=(?:pads?|dis[ck]s?|rotors?|shoes|drums?|pumps?|belts?|filters?|oil|clutch|shocks?|dampers|springs?|hubs?|bearings?|plugs|coils?|arms?|blades?|nuts?|bolts?) )['’`]?n['’`]?(?= (?:\\p{L}{3,}))",
    "and",
  ),
  // The oil of the gearbox, and no change of oil.
  sense(
    "(aceites?|valvulina) (?:de|del|para(?: el)?|pal?) cambio(?= *$| (?!de |d['’]))",
    "aceite caja de cambios",
  ),
  sense(
    "(olis?|valvulina) (?:de|del|d['’]?el|per al|pel) canvi(?= *$| (?!de |d['’]))",
    "oli caixa de canvis",
  ),
  // The whole of a lamp.
  sense(
    "(?:tot[ao]?|tod[ao]|sencer[ao]?|enter[ao]) (?:la |el )?(?:carcas+a|unidad|unitat|conjunto|conjunt)",
    "",
    {
      beside: "luz|luces|llums?|pilotos?|pilots?|far(?:o|os|s)?|retrovisor(?:es|s)?",
    },
  ),
  // How many tubes of something are wanted.
  sense(
    "(?<=(?:\\d|un|dos|tres|cuatro|quatre|two|three|four) )(?:tub[oe]?s?|sobres?)(?: de| of)?(?= (?:d['’])?(?:aditi|additi|gras|greix|grease|past|sellad|segella))",
    "",
  ),
  // Which way a thread turns, and no side of the vehicle.
  sense(
    "(?:left|right)[ -]hand(?:ed)? thread(?:s|ed)?|rosca (?:a )?(?:la )?(?:izquierdas?|derechas?|esquerra|dreta)",
    "",
    {
      beside:
        "nuts?|bolts?|studs?|hub|screws?|tuercas?|tornillos?|esparragos?|bujes?|femell\\p{L}*|cargols?|inyector\\p{L}*|\\p{L}+",
    },
  ),
  // The handle inside the door.
  sense("(?:la|el) de (?:dins|dentro|adentro)|the inside one|inner one", "interior", {
    beside: "manetas?|manillas?|manijas?|manecillas?|tiradors?|handles?",
  }),
  // A boot, joint or axle, spelled out.
  sense("c v(?= (?:boots?|joints?|axles?|gaiters?)(?!\\p{L}))", "cv"),
  // On which side the driver sits.
  sense(
    "(?:uk|british|english) (?:car|van|spec|model|vehicle)|(?:coche|furgo\\p{L}*) ingl[eé]s[a]?|(?:cotxe|furgo\\p{L}*) angl[eè]s[a]?",
    "rhd",
  ),
];

import { replaceIn, replacementsOf, wholeWords as sense } from "./replacements.ts";
import { sensesOfPieces } from "./senses-of-pieces.ts";
import { spokenWishes } from "./spoken-wishes.ts";
import { toldStories } from "./told-stories.ts";
import { vehicleSayings } from "./vehicle-sayings.ts";

const sealants =
  "siliconas?|sellador\\w*|sellajuntas|pastas?|grasas?|pinturas?|segellador\\w*|greix\\w*|sealants?|sealers?|greases?|paints?|pastes?|silicones?";

const shaftBoots = "(?:cv|driveshaft|drive shaft|axle) (?:joint )?(?:boots?|gaiters?)";
const shaftBootsInSpanish =
  "fuelles? (?:de )?(?:la )?(?:transmisi[oó]n|homocin[eé]tica|palier|junta homocin[eé]tica|semieje)";

/** Beside these, the fluid's standard describes a piece of the power steering, or is named already. */
const pieceOfSteering =
  "fluid|l[ií]quid\\p{L}*|aceite|oli|oil|pumps?|bomb\\p{L}*|racks?|cremaller\\p{L}*|hoses?|pipes?|latiguillo|manguito|reservoir|dep[oó]sito|vaso";

/** Words for sides and ends of a vehicle, for symptoms and for *and*, where they mean something else. */
const senses = replacementsOf([
  ...vehicleSayings,
  ...spokenWishes,
  ...sensesOfPieces,
  ...toldStories,
  // Words of the trade that were dictated, as other words sound.
  sense("(?:add|had|at) blue", "adblue", { notBeside: "paints?|colou?rs?" }),
  sense("tales? (lights?|lamps?|gates?|pipes?)", "tail $1"),
  sense(
    "rare ((?:(?:left|right) )?(?:shocks?|br[ea]{2}ks?|wipers?|lights?|lamps?|bumpers?|windows?|doors?|axles?|dis[ck]s?|pads|springs?|wheels?|seats?|fogs?|hubs?|screens?|suspension|calipers?|drums?|shoes|arms?|tail|anti|exhaust))",
    "rear $1",
  ),
  sense("steering wracks?", "steering rack"),
  sense("(head|manifold|exhaust|cover|sump|intake|inlet) gas (?:kits?|kets?)", "$1 gasket"),
  sense("(drive|rear|front|half) axels?", "$1 axle"),
  sense("axels? (stands?|shafts?|boots?|nuts?|bearings?)", "axle $1"),
  sense("break (fluid|lines?|pipes?|cleaner|pedals?|master|cylinders?|light switch)", "brake $1"),
  sense("break(pads?|discs?|shoes?|drums?)", "brake $1"),
  sense("(tie|track) rod and(?= *$| (?:left|right|front|outer|inner|for)(?!\\p{L}))", "$1 rod end"),
  sense("can ?shaft", "camshaft"),
  sense("bumber(s?)", "bumper$1"),
  sense("tow bra(s?)", "tow bar$1"),
  sense("t[iy]re?pres+ure", "tyre pressure"),
  sense("transmision(?= (?:flu?id|oil|filter|mount|cooler|pan)(?!\\p{L}))", "transmission"),
  // A disc has as many holes as studs go through it.
  sense("([3-6])[ -](?:studs?|lugs?|bolts?)", "$1 holes", { beside: "dis[ck]s?|rotors?|drums?" }),
  sense("gators?", "gaiter", { beside: "racks?|cv|steering|gear|driveshaft|shock" }),
  sense("(?:eixuga|neteja)[ -]parabris[ae]s", "eixugaparabrises"),
  // A hose, whose stem would be that of *mangueta*, a stub axle.
  sense("manguets?", "maneguet"),
  sense("camp belts?", "cam belt"),
  sense("(clutch|timing|belt|repair) kid", "$1 kit"),
  sense("s(?:hoc?k|hot|ock) (?:observers?|absorbs)", "shock absorber"),
  sense("vacas? (portaequipajes|de techo|del techo)", "baca $1"),
  sense("vacas?(?= (?:para|de) )", "baca", {
    beside:
      "coche|furgo\\p{L}*|audi|bmw|citro[eë]n|dacia|fiat|ford|hyundai|kia|mercedes|nissan|opel|peugeot|renault|seat|skoda|toyota|volkswagen|vw|volvo",
  }),
  // A belt with its tensioner is sold as a kit.
  sense("correa (?:de )?(?:la )?distribuci[oó]n con (?:su )?tensor(?:es)?", "kit de distribución"),
  sense("corretja (?:de )?(?:la )?distribució amb (?:el )?tensors?", "kit de distribució"),
  sense("(?:timing|cam) ?belt with (?:the |its )?tensioners?", "timing belt kit"),
  // Which end of a shaft a boot is for.
  sense("inner|inboard", "gearbox side", { beside: shaftBoots }),
  sense("interior|lado (?:del? )?(?:la )?(?:caja|cambio)(?! de)", "lado caja de cambios", {
    beside: shaftBootsInSpanish,
  }),
  // The side of the kerb.
  sense("(?:kerb|curb)[ -]?side", "nearside"),
  // Where a lamp is, not a Fiat.
  sense("puntos?(?= de luz (?:interior|del?|led|techo))", ""),
  // What a headlamp comes with.
  sense("(?<=(?:with|con|amb) (?:led )?)drls?", "daytime running lights"),
  // The fluid by its standard alone.
  sense(
    "(?:power steering|pas|direcci[oó]n? (?:asistida|hidr[aá]ulica)|direcci[oó] assistida)(?= (?:atf|dexron|mercon|chf|pentosin))",
    "power steering fluid",
    { notBeside: pieceOfSteering },
  ),
  sense(
    "(?<=(?:atf|dexron|chf)(?: (?:ii|iii|vi|[236]|11s|202))? )(?:(?:for|para|per a) )?(?:(?:the|la) )?(?:power steering|direcci[oó]n? (?:asistida|hidr[aá]ulica)|direcci[oó] assistida)",
    "power steering fluid",
    { notBeside: pieceOfSteering },
  ),
  // A second part: *discs plus pads*.
  sense(
    "(?<=(?:pads?|dis[ck]s?|rotors?|pumps?|belts?|filters?|oil|kit|discos?|pastillas|pastilles|discs?|bomba|correa|filtros?|aceite|amortiguadores|springs|shocks|dampers)(?: [\\p{L}\\p{N}.]+){0,4} )plus(?= (?:the |new |front |rear |brake )*(?:pads?|dis[ck]s?|rotors?|shoes|filters?|bolts?|pumps?|tensioners?|belts?|gaskets?|fluid|pastillas|discos|pastilles|discs|filtros?|filtres?|correas?|bomba|tornillos|tensor(?:es)?)(?!\\p{L}))",
    "mas",
  ),
  // The side of the steering wheel, and of the driven axle.
  sense("left[ -]hand[ -]drive|volante (?:a|en) la izquierda|volant (?:a|en) l['’ ]?esquerra", "lhd"),
  sense("right[ -]hand[ -]drive|volante (?:a|en) la derecha|volant (?:a|en) la dreta", "rhd"),
  sense("rear[ -]wheel[ -]drive", "rwd"),
  sense("front[ -]wheel[ -]drive", "fwd"),
  sense("(tracci[oó]n?) (?:trasera|delantera|davantera|posterior|del darrere)", "$1"),
  // After something, not a rear end.
  sense("tras(?= (?:el|la|los|las|un|una|haber|poner|\\p{L}{2,}[ai]r)(?!\\p{L}))", ""),
  // What an inspection turns down.
  sense("(?<=(?:echad[oa]s?|ech[oó]|echaron|tirad[oa]s?|tir[oó]|tiraron) )(?:para |pa )?atr[aá]s", ""),
  // Rights, and what is correct.
  sense("derechos?(?= de (?:desistimiento|devoluci[oó]n|cancelaci[oó]n)| del consumidor)", ""),
  sense("drets?(?= de (?:desistiment|devoluci[oó]|cancel)| del consumidor)", ""),
  sense("rights?(?= of (?:withdrawal|return|cancel)| to (?:withdraw|return|cancel|refund))", ""),
  sense("right(?= (?:now|away|one|ones|way|type|kind|size|oil|fluid|coolant|grade|answer))", ""),
  sense(
    "(?<=(?:all|is (?:this|that|it|the)|are (?:these|those|they)|that['’]?s) )right(?! (?:hand|side|rear|front))",
    "",
  ),
  // The brand of filters.
  sense("k ?& ?n", "kn"),
  // The room of the engine, not a Bayon.
  sense("engine bay|engine compartment", "engine"),
  // What remains.
  sense(
    "left(?= in stock| over| of)|(?<=(?:any|some|none|what['’]?s|are|have|i|we) )left(?= *(?:a|my|the|it|$))",
    "",
  ),
  // What returns.
  sense(
    "(?<=(?:send|sent|sending|bring|bringing|get|money|call|come|came|coming|give|went|go|going|take|ring|cash)(?: (?:it|them|me|you|this|that|my|the|order|money)){0,2} )back",
    "",
  ),
  sense("back(?= in stock| order| to (?:you|me|the shop)| my| home)", ""),
  // Where the driver turns to.
  sense(
    "(?<=(?:gir\\p{L}*|dobl\\p{L}*|tuer[cz]\\p{L}*|torcer|curvas?|revolts?|turn|turning|cornering) (?:(?:a|hacia|cap a|to) )?(?:la |the |l['’ ] ?)?)(?:derechas?|izquierdas?|dret[ae]s?|esquerr[ae]s?|right|left)(?! (?:signal|indicator))",
    "",
  ),
  // Who drives, where no place in the car is meant: *seguro para conductor novel*.
  sense(
    "(?<=(?<!\\p{L})(?:para|per a|for|un|an?) )(?:conductor\\p{L}*|drivers?|passengers?)(?! (?:side|door|window|wing|mirror|seat))",
    "",
  ),
  // Whose car it is.
  sense("(coche|cotxe|carro|furgo\\p{L}*) (?:de|del|de la) (?:mis?|tus?|sus?|meva?|meu|meua) \\p{L}+", "$1"),
  sense("(?<=(?:my|his|her|our) )\\p{L}+['’]s(?= (?:car|van|truck))", ""),
  // Who shares the driver's life, not a Peugeot.
  sense("(?:my|his|her) partner(?= (?:drives|owns|has|bought|says|said|wants|needs an? new)(?!\\p{L}))", ""),
  sense("please note|take note|note that", ""),
  sense("daily driver", ""),
  // A key that opens by itself, not a car by Smart.
  sense("smart(?= keys?(?!\\p{L}))", "keyless"),
  // What flies, not a noise that drones.
  sense("(?<=(?:de|un|mi|los|el|my|a) )drones?", "dron"),
  // On which side people drive.
  sense(
    "(?<=(?:driv(?:e|es|ing)|circul\\p{L}+|conduc\\p{L}+) )(?:on|por|per) (?:the |la )?(?:right|left|derecha|izquierda|dreta|esquerra)",
    "",
  ),
  // A size of paper, not an Audi.
  sense("(papel|paper|folios?) (?:de |din )?a[345]|a[345] (papel|paper)", "$1$2"),
  // The clutch that goes with such a flywheel.
  sense("(?:embrague|embragatge) (?:de |con |amb )?(bimasa|bimassa)", "kit de embrague $1", {
    notBeside: "kits?|volante?",
  }),
  // An instrument, not revolutions.
  sense("rev(?:olution)? counter", "tachometer"),
  // How large a caliper's piston is.
  sense("(\\d{2} ?mm) pist[oó]n(?:es|s)?|pist[oó]n(?:es)? (?:de )?(?=\\d{2} ?mm)", "$1", {
    beside: "pinzas?|calipers?|callipers?|pinces",
  }),
  // What has passed or happened, not a Passat.
  sense("(?:h[ae]|has|hem|han|havia) passat", ""),
  // How many bolts a wheel has.
  sense(
    "(?:de |con |amb |with )?(?:[3-6]|tres|cuatro|quatre|cinco|cinc|seis|sis|four|five|six) (?:tornillos|cargols|bolts?|studs?)",
    "",
    { beside: "llantas?|llandes|llanda|alloys?|wheels?|rims?", notBeside: "wheel (?:bolts?|studs?)" },
  ),
  // Damage from outside, and a smell that is of no tyre.
  sense("golpead[oa]s?|colpejad[ae]s?", ""),
  sense("burn(?:t|ing) rubber|goma quemada|goma cremada", ""),
  // What a lamp looks like.
  sense("xen[oó]n[ -](?:look|effect|style|white)|(?:efecto|efecte|look|aspecto|aspecte) xen[oó]n?", ""),
  // Where something is heard or seen, not a bonnet.
  sense("(?:under|beneath) (?:the |my )?(?:bonnet|hood)|(?:bajo|debajo del?|sota) (?:el )?cap[oó]", "", {
    notBeside: "smoke|smoking|steam|humo|vapor|fum",
  }),
  // A cushion that protects people; of a suspension, it is a spring.
  sense("air[ -]bag(s?)", "airbag$1", { notBeside: "suspension|springs?|levell?ing" }),
  sense("airbags? compatibles?|compatibles? (?:con |amb |with )?(?:el )?(?:side )?airbags?", ""),
  // The exhaust of the car that the oil is for.
  sense(
    "(?:con|amb|with) (?:(?:un |a )?(?:filtro|filtre) (?:de |anti)?part[ií]cul[ae]s|(?:an? )?(?:dpf|fap|particulate filter))",
    "",
    {
      beside: "aceites?|olis?|oils?",
    },
  ),
  // A light that stays on, not an engine that stops.
  sense("no (?:se |s['’])apagan?", "", {
    beside: "luz|luces|testigos?|chivatos?|pilotos?|llums?|testimonis?",
  }),
  // Later and earlier years.
  sense("(?:posterior|anterior)(?:e?s)?(?= a(?:l| l['’]| la)? ?\\d{4})", ""),
  sense("\\d+ ?(?:%|por ciento|per cent|percent)", ""),
  // Heat that a product withstands, not a complaint.
  sense("altas? temperaturas?|alta temperatura|high temp(?:erature)?", "", { beside: sealants }),
  // What has been renewed already is not wanted; *I need a new clutch fitted* wants one.
  sense(
    "(?:with|had|has|have|just) (?:an? )?(?:brand )?new \\p{L}+(?: \\p{L}+)? (?:fitted|installed|put in)",
    "",
  ),
  sense(
    "(?:brand )?new \\p{L}+(?: \\p{L}+)? (?:fitted|installed|put in)(?= (?:last|yesterday|recently|already|this|an? (?:few )?(?:day|week|month|year)s?|\\d))",
    "",
  ),
  sense("(?:la |el )?(?:bater[ií]a|alternador) (?:es|[eé]s|est[aá]) (?:nueva|nuevo|nova|nou)", ""),
  sense("con (?:la )?bater[ií]a nueva|amb (?:la )?bateria nova", ""),
  sense(
    "(?:after|since) (?:changing|replacing|disconnecting) (?:the |my )?battery|despu[eé]s de (?:cambiar|desconectar) la bater[ií]a|despr[eé]s de (?:canviar|desconnectar) la bateria",
    "",
  ),
  // A noise that is repeated, not tappets, which are *tacs* in Catalan.
  sense("(?:tac[ ,-]+)+tac", "clac"),
  // A device that plugs into a socket, not a spark plug.
  sense("(?<!(?:spark|glow|heater) )plugs(?= in(?:to)? (?:the|a|my|your) )", ""),
  // What the shopper does not know is no complaint about the part.
  sense("no sé|no sabemos|no ho s[eé]|no sabem|not sure|do ?n['’]?t know", ""),
  // *No se queda abierto* complains.
  sense(
    "no se(?= +(?:qu[eé]|cu[aá]l|si|c[oó]mo|d[oó]nde|cu[aá]nt[oa]s?|exactamente|seguro|bien)(?!\\p{L})| *(?:[,.;]|$))",
    "",
  ),
  // The English *I* is no Catalan *and*.
  sense("(?<=(?:do|can|should|could|must|may|if|when|where|how) )i", ""),
  sense("i(?= +(?:need|want|have|had|can|could|am|lost|got|bought|think|was|would|broke|left))", ""),
  // What one sits on, not a SEAT.
  sense(
    "(?<=(?:heated|leather|child|baby|booster|bucket|racing|car|sports?) )seats?(?= |$)(?! (?:covers?|le[oó]n|ibiza|altea|toledo|ateca|arona|c[oó]rdoba))",
    "",
  ),
  sense(
    "seat(?= (?:runners?|rails?|heater|heating|heat|element|frame|foam|base|cushion|bolster|bolts?|motor|fabric|trim|mat))",
    "",
  ),
  // A machine that plays music.
  sense("juke[ -]?box", ""),
  sense(
    "(?<=(?:the|my|driver['’]?s?|passenger) )seat(?= +(?:at|when|while|and|is|on|in|under|belt)|$| *[,.;])",
    "",
  ),
  // A badge, not an Opel Insignia.
  sense("insignia(?= (?:delantera|trasera|davantera|posterior|del?|para|per|en) )", "emblema"),
  // Talk of the purchase: second-hand goods, boxes, delivery, discounts and manuals.
  sense("(?:de |of )?(?:segunda mano|segona m[aà]|second[ -]?hand)", ""),
  sense(
    "(?:nuev[oa]s?|nou|nova|new|a estrenar|original) (?:en|in|amb) (?:(?:su|its|la seva) )?(?:caja|box|caixa)",
    "",
  ),
  sense("(?:next|same)[ -]day", ""),
  sense("(?:con|amb|with|in) (?:(?:su|la seva|its) )?(?:caja|caixa|box) original", ""),
  sense("(?:en|a|desde|des de) (?:mi |la meva )?casa", ""),
  sense("por cambio de (?:coche|veh[ií]culo)", ""),
  sense("(?:sin |sense |con |amb )?(?:gastos de env[ií]o|despeses d['’]enviament)", ""),
  sense("(?:con |amb )?(?:instrucciones|instruccions)(?: de (?:montaje|muntatge))?", ""),
  sense("heavy[ -]duty|(?:top|best|good|high)[ -]quality", ""),
  sense("(?:discount|promo) codes?|c[oó]digo (?:de )?descuento|codi de descompte", ""),
  sense("(?:workshop|owner['’]?s|user|haynes) manual|manual (?:de )?(?:taller|usuario|reparaci[oó]n)", ""),
  sense("(?:bon|buen) d[ií]a|bona tarda", ""),
  sense("mano de obra|m[aà] d['’]obra|labou?r costs?", ""),
  // What a noise is compared with is no part.
  sense(
    "(?<=(?:suenan?|ruido|hace|sona|sonen|soroll|fa|sounds?|noise|noisy) )(?:(?:como|com) una?|like an?) \\p{L}+",
    "",
  ),
  // A hose that is told by where it goes: *la goma que va entre el radiador y el motor*.
  sense(
    "(?:goma|tubo|tub|manguera)(?= (?:que|q|k) (?:va|une|conecta|uneix|sale|surt|llega|arriba) )",
    "manguito",
  ),
  // Between two things, neither of which is wanted beside the other.
  sense("(?<=(?:entre|between)(?: (?:el|la|los|las|els|les|the))? \\p{L}+ )(?:y|i|and)", ""),
  // Cars that are taken apart, in Britain: *breaking Ford Focus*.
  sense("(?<=^\\s*)breaking", "", { notBeside: "pads?|dis[ck]s?|noise" }),
]);

/** Takes words out of the wordings in which they mean something else: *send it back*, *derecho de desistimiento*. */
export function withoutOtherSenses(text: string): string {
  return replaceIn(text, senses);
}

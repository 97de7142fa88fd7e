import { alone, replacement } from "./replacements.ts";

const saying = (said: string, instead: string, besides?: { beside?: string; notBeside?: string }) =>
  replacement(alone(said), instead, besides);

/** Says that a British *disco* is a car, and no brake's: *discos* have other words in Spanish. */
const besideDiscovery =
  "my|the|for|a|land ?rover|landy|lr|td5|tdv6|sdv6|(?:front|rear|air|oil|fuel|cabin|pollen) \\p{L}+|pads|bulbs?|struts?|arms?";
const spanishDiscs =
  "frenos?|fre|del(?:anter\\p{L}*)?|tras(?:er\\p{L}*)?|perforad\\p{L}*|rayad\\p{L}*|ventilad\\p{L}*";

/** Nicknames of cars, names in another order than on the boot lid, and facelifts that are counted as half a generation. */
export const vehicleSayings = [
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
  // Chassis codes of two letters are too like words to be looked for.
  saying("mx ?-? ?5 nb", "mx5 mk2"),
  saying("mx ?-? ?5 nc", "mx5 mk3"),
  saying("mx ?-? ?5 nd", "mx5 mk4"),
  // What stands still, and no Renault.
  saying(
    "(?<!(?:in|heavy|city|town|slow|road|air|web|stop|start) )traffic(?!(?: \\p{L}+)? (?:lights?|jams?|wardens?|cones?|signs?|films?|police|camera|accident|on|in|report))",
    "trafic",
    { notBeside: "stuck|stopped|sitting|idling|queue\\p{L}*|rush" },
  ),
];

import { replacement, wholeWords as telling } from "./replacements.ts";

/** What somebody may have hit. */
const kerbs = "acera|bordillo|vorera|vorada|bache|sot|piedra|pedra|columna|pared|paret|farola|pivote|badén";

/** Complaints that begin with *sin*, where people say what their car lacks. */
const complaints =
  "bater|fren|luz|luces|llum|fuerza|força|potencia|potència|embrague|embragatge|direcci|corriente|corrent|gas|aire|march|marx|agua|aigua|l[ií]quid|aceite|oli|refriger|calef|encend|tracc|chispa|se[ñn]al";

/** How people tell what happened to their car, where words look like those of parts, sides and complaints. */
export const toldStories = [
  // What somebody hit, which is no noise and no side.
  telling(
    `(?:(?:di|dar|darle|dado|dio|dimos|pegu[eé]|pegado|pegar|por|tras|fue) )?(?:(?:le|me|un|una|el) )*(?:golpe|golpetazo|golpazo|toque|leñazo|porrazo|hostia|ostia|topetazo|cop)(?: (?:con|contra|en|a|amb) (?:(?:el|la|un|una) )?(?:${kerbs}))`,
    "",
  ),
  telling(`(?:contra|rozar|rozado|roc[eé]|sub[ií]\\p{L}*) (?:a |con )?(?:el |la |un |una )(?:${kerbs})`, ""),
  telling("(?:(?:di|dar|darle|dado|dio|pegu[eé]|pegado) )(?:(?:le|me) )?un (?:golpe|golpetazo|toque)", ""),
  // Where on the steering column something is, and no flywheel.
  telling(
    "(?<=(?:izquierda|derecha|debajo|detr[aá]s|lado|esquerra|dreta|sota|darrere) )de(?:l volante?| volant)",
    "",
  ),
  // What was torn off, and no engine that starts.
  telling("(?:me|nos|te|le) (?:lo|la|los|las) (?:ha |han )?arranc\\p{L}+", ""),
  // What is broken off and missing, and is wanted.
  telling(
    `(?:me |se |nos )?(?:he |ha )?qued\\p{L}+ sin(?= (?:(?:el|la|un|una) )?(?!${complaints})\\p{L})`,
    "",
  ),
  telling("(?:me |se )?(?:he |ha )?qued\\p{L}+ con(?= (?:el|la|un|una) .*en la mano)", ""),
  // A belt in oil tells which engine it is, where the oil is wanted.
  telling(
    "(?:de |con |amb )?(?:la )?(?:correa|corretja) (?:bañada|banyada|h[uú]meda)(?: en (?:aceite|oli))?",
    "",
    {
      beside: "(?:qu[eé]|quin|cambio de|canvi d['’]|filtro de|filtre d['’]) ?(?:aceite|oli)",
    },
  ),
  // With its tensioner, a set for the timing is the same; an engine with a chain has one with a chain.
  telling(
    "((?:kit|juego) (?:de )?(?:la )?(?:cadena (?:de )?(?:la )?)?distribuci[oó]n?(?: completo)?) (?:con|amb) (?:el |su |los )?tensor(?:es|s)?",
    "$1",
  ),
  telling("kit (?:de )?(?:la )?distribuci[oó]n", "kit de cadena de distribución", {
    beside: "(?:suena|suenan|ruido|hace|sona|soroll) (?:a|de|la|de la) cadena",
  }),
  // The last question names what is to blame: *¿radiador de calefacción?*
  replacement(
    "(?:¿ ?|(?<=[.,;:!] ))(?!(?:qu[eéi]|cu[aá]l|c[oó]mo|d[oó]nde|alguien|sab|por|hay|ten|cu[aá]nt|quant|me|se|lo|es|no|si|en|ya)(?!\\p{L}))(?=(?:\\p{L}+ ){0,3}\\p{L}+ ?\\? *$)",
    " busco ",
  ),
];

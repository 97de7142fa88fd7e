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
    beside: "filtros? (?:de |del )?(?:habit\\p{L}*|polen|cabina|aire)",
  }),
  sense("(amb|de) carbó(?! actiu)", "$1 carbó actiu", {
    beside: "filtres? (?:de |de l'|d')?(?:habit\\p{L}*|pol·?len|cabina|aire)",
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
];

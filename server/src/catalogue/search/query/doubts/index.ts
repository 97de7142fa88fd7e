/**
 * Reasons to doubt that a part or category is meant although its name is typed. Each file has one:
 *
 * - `other-things.ts`: a word beside it names something else, *tambor de lavadora*;
 * - `longer-names.ts`: its words are part of a longer name, *junta de cárter*;
 * - `alike-words.ts`: a word only has the same stem, *code* and *codo*;
 * - `descriptions.ts`: it only describes a part without a name, *la pieza que carga la batería*;
 * - `purpose.ts`: it is what another part is for, *torque wrench for wheel nuts*;
 * - `lacked-parts.ts`: the part that is wanted must lack it, *sin bomba de agua*;
 * - `doubtful-readings.ts`: it is a lone word that is tied to an unknown one, *sellador de radiador*.
 */
export { alikePlaces } from "./alike-words.ts";
export { isDescription, isEquipment } from "./descriptions.ts";
export { withoutDoubtful } from "./doubtful-readings.ts";
export { lackedPlaces } from "./lacked-parts.ts";
export { isInOtherName } from "./longer-names.ts";
export { isContradicted, wordsBeside } from "./other-things.ts";
export { purposeAfter, withoutPurpose } from "./purpose.ts";

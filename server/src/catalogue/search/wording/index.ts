export { spellOut, spellPluses } from "./abbreviations.ts";
export { isCommonWord } from "./common-words.ts";
export { isFillerWord } from "./filler-words.ts";
export { foldText, lettersAndDigits, wordsIn } from "./fold-text.ts";
export { handOf, isOfLongerName, isPositionStem, placeOf, sideNamed } from "./position-words.ts";
export {
  digitAt,
  hasSpokenNumber,
  joinSpelledCodes,
  letterNamed,
  numberAt,
  writeSpokenNumbers,
} from "./spoken-numbers.ts";
export { singular, stemsOf, stemWord } from "./stem-word.ts";
export {
  isGoodsWord,
  isJoint,
  isLacking,
  isPurpose,
  isSetWord,
  isSilent,
  isStopWord,
  isTie,
  isWith,
} from "./stop-words.ts";

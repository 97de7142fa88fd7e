const noun = "(?:(?:and|the|my|its|both|all|that) )*[\\p{L}\\p{N}]+(?:[ /-][\\p{L}\\p{N}]+){0,6}?";
const being =
  "(?:(?:['’]s|is|are|was|were|has|have|been|already|all|both|just|itself|themselves|still|looks?|seems?|tests?|tested|checked|and|recently) )*";

/** Clauses that say of a part that it has been changed, or that somebody has it: *drop links already done*, *I kept the bars*. */
export const isDoneInEnglish = new RegExp(
  [
    `^${noun} ${being}(?:done|changed|replaced|renewed|swapped|cleaned|greased|sold|scrap|survived)(?: (?:already|last|recently|ago|to no avail|too|as well|twice).*)?$`,
    "^(?:.* )?(?:i|we)(?:['’]?ve| have)? (?:already )?(?:did|done|changed|replaced|renewed|cleaned|checked|swapped|kept)(?: .*)?$",
    "^(?:but |and )?(?:i|we)(?:['’]ve)? (?:already (?:have|got)|have (?:already )?got|have already) .*$",
    `^(?:and |but )?not (?:the |just |a |an |my )${noun}$`,
    `^${noun}(?:['’]s| is| are) not (?:the|my) (?:issue|problem|fault|cause)$`,
    `^${noun} (?:is |are )?not included$`,
  ].join("|"),
  "iu",
);

/** Clauses that say that a part is in order: *the bumper's fine*, *fan checked and ok*, *intercooler pipes look sound*. */
export const isSoundInEnglish = new RegExp(
  `^${noun}(?:['’]s)? ${being}(?:fine|ok|okay|good|sound|intact|perfect|working|\\d+k old)(?: (?:though|too|as well))?$`,
  "iu",
);

/** The same as the part before: *hinges too*. */
export const isTooInEnglish = new RegExp(`^${noun} (?:too|as well|also)$`, "iu");

/** A wish, a question or a complaint: *need good tyres*, *not working*. */
export const isOpenInEnglish =
  /(?<!\p{L})(?:need\p{L}*|want\p{L}*|looking|buy\p{L}*|after|any|anyone|anybody|should|could|would|does|do|price|won|don|isn|never|where|which|what|how|when|until|if|for|makes?|sounds|any(?:one)?)(?!\p{L})/iu;

/** Words of which such a clause has at least one: a cheap test, because most queries have none. */
export const anyInEnglish =
  /\b(?:done|changed|replaced|renewed|swapped|cleaned|greased|sold|scrap|survived|did|checked|kept|already|fine|oke?y?|good|sound|intact|perfect|working|not)\b|\dk old/i;

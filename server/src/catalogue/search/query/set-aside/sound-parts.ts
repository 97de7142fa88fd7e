import {
  anyInEnglish,
  isDoneInEnglish,
  isOpenInEnglish,
  isSoundInEnglish,
  isTooInEnglish,
} from "./sound-parts-in-english.ts";

/** Between clauses; a full stop within a number, *1.9*, and one of an abbreviation, *izq.*, divide nothing. */
const divider =
  /([,;:?!()¿¡]+|(?<!(?<!\p{L})(?:izq\p{L}*|d(?:ch|er)\p{L}*|del|tras|ref|aprox))\.(?!\d)|\s[-–—]\s|\s(?:pero|però|but)\s|\s(?=(?:y|i) (?:que|el|la|los|las|els|les|ahora|ara|necesito|necessito|busco|quiero|no|me|se) )|\s(?=tengo (?:un|una|el|la|los|las) \p{L}+(?: \p{L}+){0,2} nuev[oa]s?(?!\p{L}))|(?<=\stengo [\p{L} ]+ nuev[oa]s?)\s(?=(?:es|para|en) ))/iu;

const changed =
  "(?:h[eai]|hem|hemos|han) (?:cambiado|puesto|montado|limpiado|sustituido|renovado|revisado|canviat|posat|muntat|netejat|substituït|revisat)|cambié|cambiamos|cambiaron|cambió|puse|pusimos|pusieron|monté|limpié|sustituí|renové|revisé";
/** As people type it without an accent, where a pronoun shows that it is no request. */
const changedIt = `${changed}|cambie|monte|limpie|sustitui|renove|revise`;

const articles = "el|la|los|las|els|les|mis?";
const noun = "[\\p{L}\\p{N}]+(?:[ /-][\\p{L}\\p{N}]+){0,6}?";
const noteworthy =
  "(?: (?:creo|crec|tambi[eé]n|també|ya|ja|todas?|todos?|l[ao]s? (?:\\d|cuatro|dos))){0,3}(?: (?:(?:de )?hace|(?:de )?fa|gracias|gràcies) .*)?";

/** Clauses that say that a part has been changed, or that somebody has it, whatever else is said. */
const isDone = [
  // *Ya le puse bujías*, *limpié la EGR y nada*.
  new RegExp(
    `^(?:y |i |que )?(?:(?:ya|ja|yo|jo|le|les|me|si) )*(?:${changed}|(?<=(?:ya|ja) (?:les? )?)(?:${changedIt}))(?: .*)?$`,
    "iu",
  ),
  // *El sensor lo cambié el año pasado*, *los de freno los tengo*.
  new RegExp(
    `^(?:y |i |que )?(?:(?:${articles}) )?${noun} (?:(?:ya|ja) )?(?:(?:lo|la|los|las|els|les|el) |l['’ ])(?:ya |ja )?(?:(?:${changedIt})(?: \\S+){0,6}|tengo|tinc)$`,
    "iu",
  ),
  // *Els coixinets els vaig canviar*, *canviat filtre i junta*, *para-xocs no inclòs*, *el ventilador sí que bufa*.
  new RegExp(
    `^(?:y |i |que )?(?:(?:${articles}) )?${noun} (?:(?:lo|la|los|las|els|les|el) |l['’ ])?(?:vaig|vam) (?:canviar|posar|muntar|netejar|substituir)(?: .*)?$`,
    "iu",
  ),
  new RegExp(`^(?:canvia(?:t|da|ts|des)|cambiad[oa]s?) ${noun}$`, "iu"),
  new RegExp(
    `^(?:y |i )?(?:(?:${articles}) )?${noun} (?:no (?:inclòs|inclos[aeo]s?|incluid[oa]s?|inclouen?|incluyen?)|s[ií] que (?:bufa|va|funciona|sopla|gira))$`,
    "iu",
  ),
];

/** What is not wanted beside something that is: *el cristal no*. Of what works or not, it says that it does not. */
const isUnwanted = new RegExp(`^(?:y |i )?(?:${articles}) ${noun} no$`, "iu");
const isWish =
  /(?<!\p{L})(?:busco|cerco|necesito|necessito|quiero|vull|quisiera|quer[ií]a|compro)(?!\p{L})/iu;

/** Clauses that say that a part is in order: *la llanta está bien*, *intercooler ok*, *bieletas cambiadas*. */
const isSound = new RegExp(
  `^(?:y |i |que )?(?:(?:me )?(?:han dicho|dicen|dice|dijo|creo|diuen|crec) que )?(?:(?:${articles}) )?${noun} (?:(?:ya|ja) )?(?:(?:es|son|está|están|esta|estan|va|van|me|funcionan?) ){0,2}(?:casi |muy |molt )?(?:bien|bé|ok|okay|okey|perfect[oae]s?|perfectament?e?|intact[oae]s?|limpi[oa]s?|cambiad[oa]s?|sustituid[oa]s?|puest[oa]s?|canvia(?:t|da|ts|des)|correct[oa]s?|funcionan?|funcionen)${noteworthy}(?: (?:y|i) (?:(?:${articles}) )?${noun} tamb(?:i[eé]n|[eé]))?$`,
  "iu",
);

/** Clauses that say that a part is new, which is said of a part that is wanted as well: *amortiguadores nuevos*. */
const isNew = new RegExp(
  `^(?:y |i |que )?(?:(?:con|tengo|${articles}|un|una) )*${noun} (?:(?:ya|ja) )?(?:(?:es|son|está|están|tiene[n]?) )?(?:(?:casi )?(?:nuev[oa]s?|nous?|nova|noves)|con \\d[\\d.]* ?(?:mil )?km|del? (?:hace |mes |año |semana |fa )?\\S* ?(?:pasad[oa]|mes|semanas?|año|mesos|setmana))${noteworthy}(?: (?:y|i) (?:(?:${articles}) )?${noun} tamb(?:i[eé]n|[eé]))?$`,
  "iu",
);

/** What goes on with a clause of the first kind: *ya cambié los manguitos y el radiador*. */
const goesOn = new RegExp(`^(?:y|i|ni) (?:${articles}) ${noun}$`, "iu");
/** The same, behind any of the clauses: *y el relé también*. */
const isToo = new RegExp(
  `^(?:(?:y|i|ni) )?(?:(?:${articles}) )?${noun} (?:tambi[eé]n|també|tampoco|tampoc)$`,
  "iu",
);

/** A wish, a denial or an excuse: *busco amortiguadores nuevos*, *no va bien*. */
const isOpen =
  /(?<!\p{L})(?:no|mai|nunca|mal|sin|sense|nada|poco|busco|cerco|necesito|necessito|quiero|vull|quisiera|vendo|venc|compro|alguien|alg[uú]|cuando|quan|si|para|per)(?!\p{L})/iu;

/** Says that a query tells what is the matter, and is no list of goods. */
const isStory =
  /[?¿]|(?<!\p{L})(?:busco|cerco|necesito|necessito|quiero|vull|creo|crec|ser[aá]n?|serà|falta|queda|sospech\p{L}+)(?!\p{L})/iu;

/** Words of which such a clause has at least one: a cheap test, because most queries have none. */
const anyOfThem =
  /cambi|canvi|\bpus[eio]|\bpuest|\bposat|limpi[eéa]|netej|sustitu|substit|renov|revis|\bvaig\b|\bvam\b|inclo|incl[uò]|bufa|\btengo\b|\btinc\b|\bbien\b|\bbé|\boke?y?\b|perfect|intact|correct|funcion|nuev|\bnous?\b|\bnov[ae]s?\b|\d ?(?:mil )?km\b|\bmes\b|pasad[oa]\b|semana|\baño\b|setmana|\bno *(?:[,.;]|$)|\bmont[ée]/i;

/** A query without the clauses about parts that are in order. */
type Rest = {
  text: string;
  /** Whether a part was only said to be new, as one that is wanted may be, in what may be a list of goods. */
  isWeak: boolean;
};

/** What a clause says of a part, where it is not wanted. */
type Standing = "done" | "fine" | "too" | "new";

function standingIn(clause: string, last: Standing | null, query: string): Standing | null {
  if (isUnwanted.test(clause)) return isWish.test(query) ? "done" : null;
  if (isDone.some((done) => done.test(clause)) || (last === "done" && goesOn.test(clause))) return "done";
  if (last !== null && (isToo.test(clause) || isTooInEnglish.test(clause))) return "too";
  if (!isOpenInEnglish.test(clause)) {
    if (isDoneInEnglish.test(clause)) return "done";
    if (isSoundInEnglish.test(clause)) return "fine";
  }
  if (isOpen.test(clause)) return null;
  return isSound.test(clause) ? "fine" : isNew.test(clause) ? "new" : null;
}

/**
 * Leaves out the clauses that say of a part that it is in order, has been changed or is there already; null if there are none.
 *
 * @param isKept whether a clause says something else as well, as *Golf 4 nuevo* does.
 */
export function withoutSoundParts(query: string, isKept: (clause: string) => boolean): Rest | null {
  if (!anyOfThem.test(query) && !anyInEnglish.test(query)) return null;
  const pieces = query.split(divider);
  const found = new Set<Standing>();
  let last: Standing | null = null;
  const kept = pieces.map((piece, place) => {
    const clause = piece.trim();
    if (place % 2 === 1 || clause === "") return piece;
    const isAsked = pieces[place + 1]?.includes("?") ?? false;
    const standing = isAsked ? null : standingIn(clause, last, query);
    last = standing !== null && isKept(clause) ? null : standing;
    if (last === null) return piece;
    found.add(last);
    return " ";
  });
  return found.size === 0 ? null : { text: kept.join(""), isWeak: found.has("new") && !isStory.test(query) };
}

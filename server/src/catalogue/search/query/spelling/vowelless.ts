/** Finds known words by their consonants, as messages shorten them: *pstlls* is *pastilles*, *amrtgdres* is *amortiguadores*. */
export type Vowelless = {
  /** @param isBesideOthers whether other words are shortened so, beside which three letters tell enough: *frnt whl bltrng*. */
  spellOut(word: string, isBesideOthers: boolean): string | null;
};

/** Fewest letters of a shortened word. */
const least = { alone: 4, besideOthers: 3 };
/** Most letters there are to a vowel of a shortened word. */
const lettersToVowel = 4;
const vowels = /[aeiou]/g;

/** The first letter and the other consonants of a word. */
const consonantsOf = (word: string) => word.charAt(0) + word.slice(1).replace(vowels, "");

/** @param weights known words with what they are worth: of two, the one that is worth more is meant. */
export function createVowelless(weights: ReadonlyMap<string, number>): Vowelless {
  const byConsonants = new Map<string, string[]>();
  for (const word of weights.keys()) {
    if (!/^[a-z]{4,}$/.test(word)) continue;
    const key = consonantsOf(word);
    if (key.length < least.besideOthers || key === word) continue;
    const others = byConsonants.get(key);
    if (others) others.push(word);
    else byConsonants.set(key, [word]);
  }
  const worth = (word: string) => weights.get(word) ?? 0;
  return {
    spellOut(word, isBesideOthers) {
      if (!/^[a-z]+$/.test(word) || word.length < (isBesideOthers ? least.besideOthers : least.alone))
        return null;
      if ((word.match(vowels)?.length ?? 0) * lettersToVowel > word.length) return null;
      const found = (byConsonants.get(consonantsOf(word)) ?? []).filter((known) => isWithin(word, known));
      const [best = null] = found.sort((a, b) => worth(b) - worth(a) || a.length - b.length);
      return best;
    },
  };
}

/** Whether a longer word has all letters of a shorter one, in their order. */
function isWithin(short: string, long: string): boolean {
  let place = -1;
  for (const letter of short) {
    place = long.indexOf(letter, place + 1);
    if (place < 0) return false;
  }
  return short.length < long.length;
}

/**
 * Passwords of leaks, and Spanish names, months and the like, as zxcvbn-ts keeps them (docs/decisions/069): in lower case,
 * without accents. Loaded with the first password that is set, because they take some 20 MB.
 */
export async function leakedPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= load();
  return loaded;
}

let loaded: Promise<ReadonlySet<string>> | null = null;

/** Lists of ordinary words, of which a long password may well consist. */
const ordinaryWords = ["commonWords-es-es", "wikipedia-es-es"];
const minLength = 3;

async function load(): Promise<ReadonlySet<string>> {
  const [common, spanish] = await Promise.all([
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-es-es"),
  ]);
  const lists = Object.entries({
    leaked: common.dictionary["passwords-common"],
    ...spanish.dictionary,
  }).filter(([name]) => !ordinaryWords.includes(name));
  const words = lists.flatMap(([, list]) => list.map(String)).filter((word) => word.length >= minLength);
  return new Set(words.map((word) => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")));
}

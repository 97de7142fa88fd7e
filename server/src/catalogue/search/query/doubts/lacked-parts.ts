import { isLacking, isSilent, stemsOf } from "../../wording/index.ts";
import type { Lexicon } from "../create-lexicon.ts";

/** Maximum length of a name after *sin*, in words. */
const longestName = 4;

/** Joins a second thing that is lacking: *sin balastro ni bombilla*. */
const isNeither = /^(?:ni|nor)$/;
const isWithout = /^(?:sin|sense|without)$/;

/** What may stand between *no* and the part that is denied: *no es la bomba*, *no el gas*. */
const isBetween =
  /^(?:d|de|(?:(?:es|son|era|eran) )?(?:el|la|los|las|els|les|l)(?: del?(?: (?:l|la|el|los|las|els|les))?)?|)$/;
const isOther = /^(?:just )?(?:the|an?)$/;

/** Returns the places of words that name what the part must lack: *sin bomba de agua*, *no original*. */
export function lackedPlaces({ partTypes }: Lexicon, words: readonly string[]): Set<number> {
  const lacked = new Set<number>();
  for (const [place, word] of words.entries()) {
    const isSecond = isNeither.test(word) && words.slice(0, place).some((other) => isWithout.test(other));
    if (!isLacking(word) && !isSecond && word !== "not") continue;
    const start = words.findIndex((other, at) => at > place && !isSilent(other));
    if (start < 0) continue;
    // *No* denies the verb in *no enfría el aire*, but the part in *no original* and *no es la bomba*.
    const between = words.slice(place + 1, start).join(" ");
    // *Not the belt* rules out a part; *not charging* rules out none.
    const mayDeny = word === "not" ? isOther : word === "no" ? isBetween : /^/;
    const longest = mayDeny.test(between) ? longestName : 0;
    if (longest > 0) lacked.add(start);
    for (let end = Math.min(words.length, start + longest); end > start + 1; end--) {
      const named = partTypes.find(
        stemsOf(words.slice(start, end).map((one) => (isSilent(one) ? null : one))),
      );
      const isWhole = named?.places.includes(0) && named.places.includes(end - start - 1);
      if (!isWhole) continue;
      for (let at = start; at < end; at++) lacked.add(at);
      break;
    }
    // *Gas no el gas*: it was named before as well.
    if (word === "no" && between !== "") {
      for (const at of words.keys()) if (at < place && words[at] === words[start]) lacked.add(at);
    }
  }
  return lacked;
}

import { isLacking, isSilent, stemsOf } from "../../wording/index.ts";
import type { Lexicon } from "../create-lexicon.ts";

/** Maximum length of a name after *sin*, in words. */
const longestName = 4;

/** Returns the places of words that name what the part must lack: *sin bomba de agua*, *no original*. */
export function lackedPlaces({ partTypes }: Lexicon, words: readonly string[]): Set<number> {
  const lacked = new Set<number>();
  for (const [place, word] of words.entries()) {
    if (!isLacking(word)) continue;
    const start = words.findIndex((other, at) => at > place && !isSilent(other));
    if (start < 0) continue;
    // *No* denies the verb in *no enfría el aire*, but the part in *no original* and *no es la bomba*.
    const between = words.slice(place + 1, start).join(" ");
    const isBeside = /^(?:d|de|(?:es|son|era|eran) (?:el|la|los|las|els|les|l)|)$/.test(between);
    const longest = word === "no" && !isBeside ? 0 : longestName;
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
  }
  return lacked;
}

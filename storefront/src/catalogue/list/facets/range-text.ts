/** What a field of a range holds. */
export type RangeText = {
  text: string;
  /** The number of the URL when it was last looked at. */
  from: number | null;
  /** The number that the field has asked for since; the URL may get another one, as an end that is turned does. */
  asked: number | null;
};

/**
 * Follows the URL, which has another number now. What the field has asked for is replaced unless it says the same; what is
 * typed and was not asked for yet is unfinished, and stays.
 *
 * @param parse reads a typed text.
 * @param write writes a number.
 */
export function followRange(
  { text, from, asked }: RangeText,
  chosen: number | null,
  parse: (text: string) => number | null | undefined,
  write: (value: number | null) => string,
): RangeText {
  const typed = parse(text);
  const isUnfinished = typed !== from && typed !== asked;
  const stays = isUnfinished || typed === chosen;
  return { text: stays ? text : write(chosen), from: chosen, asked: chosen };
}

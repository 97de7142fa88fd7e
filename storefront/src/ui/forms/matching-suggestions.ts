import { searchableText } from "./searchable-text.ts";

export type Suggestion = {
  /** What the field holds once it is chosen. */
  text: string;
  /** Other words that it is found by. */
  also?: readonly string[];
  /** Shown beside the text, to tell it from others. */
  detail?: string;
};

/**
 * The suggestions that go with what is typed, accents and case aside: first those that begin with
 * it, then those that hold it, then those that are called something else.
 */
export function matchingSuggestions(suggestions: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = searchableText(typed);
  const places = [beginsWith, holds, isAlsoCalled];
  const rankOf = (suggestion: Suggestion) => places.findIndex((fits) => fits(suggestion, wanted));
  const found = suggestions.map((suggestion) => ({ suggestion, rank: rankOf(suggestion) }));
  return found
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ suggestion }) => suggestion);
}

/** The suggestion that is called exactly so; undefined when none is. */
export function suggestionNamed<Row extends Suggestion>(rows: readonly Row[], name: string): Row | undefined {
  const wanted = searchableText(name);
  if (wanted === "") return undefined;
  const isCalled = (text: string) => searchableText(text) === wanted;
  return rows.find(({ text }) => isCalled(text)) ?? rows.find(({ also }) => also?.some(isCalled));
}

const beginsWith = ({ text }: Suggestion, wanted: string) => searchableText(text).startsWith(wanted);
const holds = ({ text }: Suggestion, wanted: string) => searchableText(text).includes(wanted);
const isAlsoCalled = ({ also }: Suggestion, wanted: string) =>
  also?.some((name) => searchableText(name).startsWith(wanted)) ?? false;

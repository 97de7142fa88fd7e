import { searchableText } from "./searchable-text.ts";

export type Suggestion = {
  /** Text of the field once chosen. */
  text: string;
  /** Alternative names that match, too. */
  also?: readonly string[];
  /** Shown beside the text to distinguish it. */
  detail?: string;
};

/**
 * Returns suggestions that match the text, ignoring accents and case: matches at the start first, then
 * matches within, then alternative names.
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

/** Finds the suggestion with exactly this name; undefined without one. */
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

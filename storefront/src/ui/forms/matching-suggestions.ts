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
  const query = searchableText(typed);
  const rules = [beginsWith, contains, hasAlternativeName];
  const rankOf = (suggestion: Suggestion) => rules.findIndex((fits) => fits(suggestion, query));
  const found = suggestions.map((suggestion) => ({ suggestion, rank: rankOf(suggestion) }));
  return found
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ suggestion }) => suggestion);
}

/** Finds the suggestion with exactly this name; undefined without one. */
export function suggestionNamed<Row extends Suggestion>(rows: readonly Row[], name: string): Row | undefined {
  const query = searchableText(name);
  if (query === "") return undefined;
  const isCalled = (text: string) => searchableText(text) === query;
  return rows.find(({ text }) => isCalled(text)) ?? rows.find(({ also }) => also?.some(isCalled));
}

const beginsWith = ({ text }: Suggestion, query: string) => searchableText(text).startsWith(query);
const contains = ({ text }: Suggestion, query: string) => searchableText(text).includes(query);
const hasAlternativeName = ({ also }: Suggestion, query: string) =>
  also?.some((name) => searchableText(name).startsWith(query)) ?? false;

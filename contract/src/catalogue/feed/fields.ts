import { Type } from "typebox";
import { closed } from "../../http.ts";
import { locales } from "../../locale.ts";

/** Fields that several kinds of the feed's records have. */

/** Id of a record in the system that writes the feed. */
export const ExternalId = Type.String({ minLength: 1, maxLength: 120, pattern: "^[\\x21-\\x7e]+$" });

/** Texts of a feed have limits, because they are in every list, page and mail that shows them. */
function localizedText(maxLength: number) {
  return Type.Record(Type.Enum(locales), Type.String({ maxLength }), closed);
}

/** A name in every language. */
export const FeedName = localizedText(200);
/** A description, warning or condition in every language. */
export const FeedText = localizedText(10_000);

export const Picture = Type.String({ pattern: "^[a-z0-9-]+$", maxLength: 80 });
const Words = Type.Array(Type.String({ maxLength: 120 }), { maxItems: 500 });
/** One list of words per language. */
export const WordLists = Type.Record(Type.Enum(locales), Words, closed);

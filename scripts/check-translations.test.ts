import { expect, test } from "vitest";
import { conflictsIn, misplacedIn, translationsIn } from "./check-translations.ts";

const orders = `msgid ""
msgstr ""
"Language: en\\n"

#: src/orders/A.tsx
msgid "Opinar"
msgstr "Write a review"

#: src/orders/B.tsx
msgctxt "sesión"
msgid "Cerrar"
msgstr "Sign out"

#~ msgid "Antes"
#~ msgstr "Before"
`;
const reviews = `#: src/reviews/A.tsx
msgid "Opinar"
msgstr "Review"

#: src/reviews/B.tsx
msgid "Cerrar"
msgstr ""
"Close"
`;

test("two translations of one text are found, with their catalogs", () => {
  const translations = [
    ...translationsIn(orders, "orders/en.po"),
    ...translationsIn(reviews, "reviews/en.po"),
  ];
  const conflicts = conflictsIn(translations).map((group) => group.map(({ path, text }) => [path, text]));
  expect(conflicts).toEqual([
    [
      ["orders/en.po", "Opinar"],
      ["reviews/en.po", "Opinar"],
    ],
  ]);
});

test("a text with a context is another text, and obsolete ones do not count", () => {
  expect(translationsIn(orders, "orders/en.po")).toEqual([
    { context: null, text: "Opinar", translation: "Write a review", path: "orders/en.po" },
    { context: "sesión", text: "Cerrar", translation: "Sign out", path: "orders/en.po" },
  ]);
  expect(translationsIn(reviews, "reviews/en.po").map(({ translation }) => translation)).toEqual([
    "Review",
    "Close",
  ]);
});

test("a text without a translation is kept, and conflicts with none", () => {
  const untranslated = translationsIn(`msgid "Opinar"\nmsgstr ""\n`, "people/en.po");
  expect(untranslated).toEqual([{ context: null, text: "Opinar", translation: "", path: "people/en.po" }]);
  expect(conflictsIn([...untranslated, ...translationsIn(reviews, "reviews/en.po")])).toEqual([]);
});

test("a translation with other placeholders than its text is found", () => {
  const misplaced = (text: string, translation: string) =>
    misplacedIn([{ context: null, text, translation, path: "favorites/en.po" }]).length > 0;
  expect(misplaced("{0} de {maxFavorites}", "{0} of {maxFavourites}")).toBe(true);
  expect(misplaced("Envía <0>{mail}</0>", "Send {mail}")).toBe(true);
  expect(misplaced("{count, plural, one {uno} other {{shown}}}", "{shown}")).toBe(true);
  expect(
    misplaced("{count, plural, one {uno} other {{shown}}}", "{count, plural, one {one} other {{shown}}}"),
  ).toBe(false);
  expect(misplaced("Envía <0>{mail}</0> a {name}", "Send {name} <0>{mail}</0>")).toBe(false);
});

import { expect, test } from "vitest";
import { renderInPage } from "../../test/render-in-page.tsx";
import { RatingNote } from "./RatingNote.tsx";

test.each([
  ["es", "4,5", "1.234"],
  ["ca", "4,5", "1.234"],
  ["en", "4.5", "1,234"],
] as const)("average and count have the separators of %s", (locale, average, count) => {
  const shown = renderInPage(<RatingNote rating={{ average: 4.46, count: 1234 }} />, locale);
  expect(shown).toContain(`>${average}<`);
  expect(shown).toContain(`(${count})`);
});

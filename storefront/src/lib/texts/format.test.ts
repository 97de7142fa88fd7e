import { formatList, type Locale, locales } from "@recambia/contract/locale";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDay, formatShortDay, formatWeekday } from "./format.ts";
import { formatCount } from "./format-count.ts";

test("days are Madrid's, in the page's language", () => {
  expect(formatDay("2026-11-21T23:30:00Z", "es")).toBe("22 de noviembre de 2026");
  expect(formatDay("2026-11-21T12:00:00Z", "ca")).toBe("21 de novembre del 2026");
  expect(formatDay("2026-11-21T12:00:00Z", "en")).toBe("21 November 2026");
});

test("an invalid day is an error, not a wrong date", () => {
  expect(() => formatDay("", "es")).toThrow(RangeError);
});

test("a day without a time stays the same in Madrid, in summer and in winter", () => {
  expect(formatDay("2026-12-01", "es")).toBe("1 de diciembre de 2026");
  expect(formatDay("2026-12-01", "ca")).toBe("1 de desembre del 2026");
  expect(formatDay("2026-12-01", "en")).toBe("1 December 2026");
  expect(formatDay("2026-07-01", "es")).toBe("1 de julio de 2026");
  expect(formatWeekday("2026-11-28", "es")).toBe("sábado 28 de noviembre");
  expect(formatShortDay("2026-11-21", "es")).toBe("sáb, 21 nov");
});

const languageTags: Record<Locale, string> = { es: "es", ca: "ca", en: "en-GB" };

test("short days equal those of Intl, in Madrid's calendar", () => {
  for (const locale of locales) {
    const options = { weekday: "short", day: "numeric", month: "short", timeZone: "Europe/Madrid" } as const;
    const format = new Intl.DateTimeFormat(languageTags[locale], options);
    for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2028, 0, 1); time += 5 * 3_600_000) {
      const moment = new Date(time);
      expect(formatShortDay(moment.toISOString(), locale)).toBe(format.format(moment));
    }
  }
});

test("thousands are separated as by Intl", () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.nat(2_000_000_000), (locale, count) => {
      const format = new Intl.NumberFormat(languageTags[locale], { useGrouping: true });
      expect(formatCount(count, locale)).toBe(format.format(count));
    }),
  );
});

test("lists equal those of Intl, whatever words begin with", () => {
  const starts = [
    "",
    "i",
    "hi",
    "hia",
    "hie",
    "I",
    "o",
    "ho",
    "O",
    "8",
    "80",
    "11",
    "11 mm",
    "110",
    "y",
    "a",
  ];
  const word = fc
    .tuple(fc.constantFrom(...starts), fc.stringMatching(/^[a-z]{1,8}$/))
    .map(([start, rest]) => (/^\d/.test(start) ? `${start} ${rest}` : start + rest));
  const joined = fc.constantFrom("and" as const, "or" as const);
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      joined,
      fc.array(word, { maxLength: 4 }),
      (locale, how, words) => {
        const type = how === "and" ? "conjunction" : "disjunction";
        const format = new Intl.ListFormat(languageTags[locale], { type });
        expect(formatList(words, locale, how)).toBe(format.format(words));
      },
    ),
    { numRuns: 2000 },
  );
});

test("thousands are separated as the language requires", () => {
  expect(formatCount(12000, "es")).toBe("12.000");
  expect(formatCount(12000, "en")).toBe("12,000");
});

test("lists follow the language", () => {
  expect(formatList(["uno", "dos", "tres"], "es", "and")).toBe("uno, dos y tres");
  expect(formatList(["a", "b", "c"], "en", "and")).toBe("a, b and c");
  expect(formatList(["un", "dos"], "ca", "or")).toBe("un o dos");
});

import type { Locale } from "@recambia/contract/locale";
import { inMadrid } from "@recambia/contract/madrid-time";

/*
 * The functions take a time in UTC, and show Madrid's day, or a day `yyyy-mm-dd`: its midnight in UTC is the same day in
 * Madrid, which is always ahead.
 */

/** Formats a day in the page's language: `21 de noviembre de 2026`. */
export function formatDay(isoTime: string, locale: Locale): string {
  return dayFormat(locale).format(new Date(isoTime));
}

/** Formats a day with its weekday, without the year: `sábado 28 de noviembre`. */
export function formatWeekday(isoTime: string, locale: Locale): string {
  return weekdayFormat(locale).format(new Date(isoTime)).replace(",", "");
}

/**
 * Formats a day without its year: `sáb, 21 nov`. This and the following functions avoid `Intl`, whose first
 * use blocks a browser for 20 ms, or 40 with a time zone, because they run during hydration.
 */
export function formatShortDay(isoTime: string, locale: Locale): string {
  const day = new Date(`${inMadrid(new Date(isoTime)).day}T00:00:00Z`);
  const { weekdays, months, between } = shortNames[locale];
  const weekday = weekdays.split(" ")[day.getUTCDay()];
  return `${weekday}${between} ${day.getUTCDate()} ${months.split("|")[day.getUTCMonth()]}`;
}

/** Names from Unicode's locale data: weeks start on Sunday, Catalan months include their preposition. */
const shortNames: Record<Locale, { weekdays: string; months: string; between: string }> = {
  es: {
    weekdays: "dom lun mar mié jue vie sáb",
    months: "ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic",
    between: ",",
  },
  ca: {
    weekdays: "dg. dl. dt. dc. dj. dv. ds.",
    months: "de gen.|de febr.|de març|d’abr.|de maig|de juny|de jul.|d’ag.|de set.|d’oct.|de nov.|de des.",
    between: ",",
  },
  en: {
    weekdays: "Sun Mon Tue Wed Thu Fri Sat",
    months: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec",
    between: "",
  },
};

const timeZone = "Europe/Madrid";

/** The shop uses British English: day before month, no serial comma. */
const languageTags: Record<Locale, string> = { es: "es", ca: "ca", en: "en-GB" };

const dayFormat = keptByLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", year: "numeric", timeZone }),
);

const weekdayFormat = keptByLocale(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: "long", day: "numeric", month: "long", timeZone }),
);

/** Caches formats per locale, because constructing one costs a hundred times as much as using it. */
function keptByLocale<T>(build: (languageTag: string) => T): (locale: Locale) => T {
  const kept = new Map<Locale, T>();
  return (locale) => {
    const known = kept.get(locale);
    if (known) return known;
    const built = build(languageTags[locale]);
    kept.set(locale, built);
    return built;
  };
}

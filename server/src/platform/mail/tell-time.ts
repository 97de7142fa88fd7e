import type { Locale } from "@recambia/contract/locale";

const languages: Record<Locale, string> = { es: "es", ca: "ca", en: "en-GB" };

/** A moment as the clock in Madrid shows it, where the shop is. */
export function timeIn(locale: Locale, time: string): string {
  const format = new Intl.DateTimeFormat(languages[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Madrid",
  });
  return format.format(new Date(time));
}

/** A calendar day, `yyyy-mm-dd`, in words. */
export function dayIn(locale: Locale, day: string): string {
  const format = new Intl.DateTimeFormat(languages[locale], { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  endOfMadridDay,
  inMadrid,
  madridDay,
  madridMinute,
  noonOfMadridDay,
  startOfMadridDay,
} from "./madrid-time.ts";

const hourMs = 3_600_000;

test("noon is twelve hours after the beginning of the day in Madrid", () => {
  expect(noonOfMadridDay("2026-11-21").toISOString()).toBe("2026-11-21T11:00:00.000Z");
  expect(noonOfMadridDay("2026-07-21").toISOString()).toBe("2026-07-21T10:00:00.000Z");
});

test("Madrid time equals the time zone database, at clock changes too", () => {
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Madrid",
    dateStyle: "short",
    timeStyle: "short",
  });
  const expectSame = (moment: Date) => {
    const [day, time = ""] = clock.format(moment).split(" ");
    const written = `${day} ${time}`;
    const read = { ...inMadrid(moment), written: madridMinute(moment) };
    expect(read).toEqual({ day, hour: Number(time.slice(0, 2)), written });
  };
  for (let time = Date.UTC(1997, 0, 1); time < Date.UTC(2060, 0, 1); time += hourMs) {
    const month = new Date(time).getUTCMonth();
    const isNearChange = month === 2 || month === 9;
    if (isNearChange || time % (31 * hourMs) === 0) expectSame(new Date(time));
  }
  const moments = fc.date({ min: new Date("1997-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(fc.property(moments, expectSame));
});

test("a day begins at 23:00 UTC in winter and at 22:00 in summer", () => {
  expect(startOfMadridDay("2026-01-15").toISOString()).toBe("2026-01-14T23:00:00.000Z");
  expect(startOfMadridDay("2026-07-15").toISOString()).toBe("2026-07-14T22:00:00.000Z");
});

test("the days of the clock change have 23 and 25 hours", () => {
  const hours = (day: string) =>
    (endOfMadridDay(day).getTime() - startOfMadridDay(day).getTime()) / 3_600_000;
  expect([hours("2027-03-28"), hours("2026-10-25"), hours("2026-11-21")]).toEqual([23, 25, 24]);
});

test("the last second belongs to the day, and the next does not", () => {
  for (const day of ["2026-03-29", "2026-10-25", "2026-12-31"]) {
    const end = endOfMadridDay(day);
    expect(madridDay(new Date(end.getTime() - 1))).toBe(day);
    expect(madridDay(end)).toBe(addDays(day, 1));
  }
});

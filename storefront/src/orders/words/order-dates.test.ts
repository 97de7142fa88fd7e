import { expect, test } from "vitest";
import { formatLastDay, formatTermEnd } from "./order-dates.ts";

test("a term to midnight in Madrid ends with its last day, in winter and in summer", () => {
  expect(formatLastDay("2026-12-05T23:00:00.000Z", "es")).toBe("5 de diciembre de 2026");
  expect(formatLastDay("2026-07-05T22:00:00.000Z", "es")).toBe("5 de julio de 2026");
  expect(formatLastDay("2026-07-05T21:59:59.999Z", "es")).toBe("5 de julio de 2026");
});

test("a term shows its last full day, or its time when it ends during a day", () => {
  const endOfSaturday = "2026-11-28T23:00:00.000Z";
  expect(formatTermEnd(endOfSaturday, "es")).toBe("sábado 28 de noviembre");
  expect(formatTermEnd(endOfSaturday, "ca")).toBe("dissabte 28 de novembre");
  expect(formatTermEnd(endOfSaturday, "en")).toBe("Saturday 28 November");
  expect(formatTermEnd("2026-07-04T22:00:00.000Z", "es")).toBe("sábado 4 de julio");
  expect(formatTermEnd("2026-11-28T17:30:00.000Z", "es")).toBe("28 nov 2026, 18:30");
});

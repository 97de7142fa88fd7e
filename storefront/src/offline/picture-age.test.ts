import { expect, test } from "vitest";
import { isFreshPicture } from "./picture-age.ts";

const sentOn = (date: string) => new Response(null, { headers: { date } });
const now = Date.parse("2026-11-28T10:00:00Z");

test("a stored picture is fresh for the 30 days that browsers may keep it", () => {
  expect(isFreshPicture(sentOn("Wed, 29 Oct 2026 10:00:01 GMT"), now)).toBe(true);
  expect(isFreshPicture(sentOn("Wed, 28 Oct 2026 10:00:00 GMT"), now)).toBe(false);
  expect(isFreshPicture(new Response(null), now)).toBe(false);
  expect(isFreshPicture(undefined, now)).toBe(false);
});

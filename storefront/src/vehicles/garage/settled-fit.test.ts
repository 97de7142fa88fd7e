import type { Fit, Restriction } from "@recambia/contract/vehicles/fit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { settleFit } from "./vehicle-facts.ts";

const built = (from: number | null, to: number | null): Restriction => ({ kind: "built", from, to });
const note: Restriction = { kind: "note", text: "Con sensor" };
const fitsIf = (...alternatives: Restriction[][]): Fit => ({ answer: "fits_if", alternatives });

test("without an answer the condition is still open", () => {
  expect(settleFit(fitsIf([built(201603, null)]), [])).toEqual(fitsIf([built(201603, null)]));
  expect(settleFit(fitsIf([note]), [built(201603, null)])).toEqual(fitsIf([note]));
});

test("an answered condition makes the part fit, and so does a wider one", () => {
  for (const condition of [built(201603, null), built(201501, null)]) {
    expect(settleFit(fitsIf([condition]), [built(201603, null)]).answer).toBe("fits");
  }
  expect(settleFit(fitsIf([note]), [{ ...note }]).answer).toBe("fits");
  expect(settleFit(fitsIf([note, built(null, 201812)]), [note, built(201701, 201801)]).answer).toBe("fits");
});

test("what the answers leave is asked; what they rule out is gone", () => {
  const told = [built(201603, null)];
  expect(settleFit(fitsIf([built(201603, null), note]), told)).toEqual(fitsIf([note]));
  expect(settleFit(fitsIf([built(null, 201602)], [note]), told)).toEqual(fitsIf([note]));
  expect(settleFit(fitsIf([built(null, 201602)]), told).answer).toBe("does_not_fit");
  expect(settleFit(fitsIf([built(201612, null)]), told)).toEqual(fitsIf([built(201612, null)]));
});

test("any other answer stays as it is", () => {
  for (const answer of ["fits", "universal", "does_not_fit", "unknown", "no_vehicle"] as const) {
    const fit: Fit = { answer, alternatives: [] };
    expect(settleFit(fit, [built(201603, null)])).toBe(fit);
  }
});

test("for a car of a known month, each build window is decided", () => {
  const month = fc.integer({ min: 201001, max: 201012 });
  fc.assert(
    fc.property(month, fc.option(month), fc.option(month), (day, from, to) => {
      const isWithin = day >= (from ?? 0) && day <= (to ?? Number.POSITIVE_INFINITY);
      const { answer } = settleFit(fitsIf([built(from, to)]), [built(day, day)]);
      expect(answer).toBe(isWithin ? "fits" : "does_not_fit");
    }),
  );
});

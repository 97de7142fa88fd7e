import fc from "fast-check";
import { expect, test } from "vitest";
import { combineFits, determineFit, type Fit, fitAnswers, type Restriction } from "./fit.ts";

const golf = { builtFrom: 200810, builtTo: 201311 };
const specific = { isUniversal: false, hasFitments: true };
const front: Restriction = { kind: "position", position: "front" };
const left: Restriction = { kind: "side", side: "left" };
const fits: Fit = { answer: "fits", alternatives: [] };
const universal: Fit = { answer: "universal", alternatives: [] };

test("a part without data has an unknown fit", () => {
  expect(determineFit({ isUniversal: false, hasFitments: false }, golf, []).answer).toBe("unknown");
  expect(determineFit({ isUniversal: false, hasFitments: false }, null, []).answer).toBe("no_vehicle");
});

test("a universal part fits every vehicle, and one with data needs a vehicle; neither has conditions", () => {
  const anything = { isUniversal: true, hasFitments: true };
  expect(determineFit(anything, golf, [])).toEqual({ answer: "universal", alternatives: [] });
  expect(determineFit(anything, null, [[front]])).toEqual({ answer: "universal", alternatives: [] });
  expect(determineFit(specific, null, [[front]])).toEqual({ answer: "no_vehicle", alternatives: [] });
  expect(determineFit(specific, golf, [[]])).toEqual({ answer: "fits", alternatives: [] });
  expect(determineFit(specific, golf, [])).toEqual({ answer: "does_not_fit", alternatives: [] });
  const unknown = { isUniversal: false, hasFitments: false };
  expect(determineFit(unknown, golf, [])).toEqual({ answer: "unknown", alternatives: [] });
});

test.each([
  ["ends before the production begins", null, 200809, "does_not_fit"],
  ["ends with the month in which it begins", null, 200810, "fits_if"],
  ["begins with the month in which it ends", 201311, null, "fits_if"],
  ["begins after it", 201312, null, "does_not_fit"],
  ["is the production itself", 200810, 201311, "fits"],
  ["begins a month late", 200811, null, "fits_if"],
  ["ends a month early", null, 201310, "fits_if"],
])(
  "a build window that covers the production is dropped; one outside it does not apply",
  (_name, from, to, answer) => {
    expect(determineFit(specific, golf, [[{ kind: "built", from, to }]]).answer).toBe(answer);
  },
);

test("a part with data but no line for the vehicle does not fit", () => {
  expect(determineFit(specific, golf, []).answer).toBe("does_not_fit");
});

test("a build window that the vehicle's production lies in is settled, one that misses it does not apply", () => {
  expect(determineFit(specific, golf, [[{ kind: "built", from: 200801, to: null }]]).answer).toBe("fits");
  expect(determineFit(specific, golf, [[{ kind: "built", from: 201401, to: null }]]).answer).toBe(
    "does_not_fit",
  );
  const partly = determineFit(specific, golf, [[{ kind: "built", from: 201205, to: null }, front]]);
  expect(partly).toEqual({
    answer: "fits_if",
    alternatives: [[{ kind: "built", from: 201205, to: null }, front]],
  });
});

test("a kit does not fit if one of its parts does not", () => {
  const answer = combineFits([fits, { answer: "does_not_fit", alternatives: [] }, universal]);
  expect(answer).toEqual({ answer: "does_not_fit", alternatives: [] });
});

test("a kit's fit is unknown if one part's is, unless another does not fit", () => {
  expect(combineFits([fits, { answer: "unknown", alternatives: [] }]).answer).toBe("unknown");
  expect(
    combineFits([
      { answer: "unknown", alternatives: [] },
      { answer: "does_not_fit", alternatives: [] },
    ]).answer,
  ).toBe("does_not_fit");
});

test("a kit combines the alternatives of its parts, without duplicate conditions", () => {
  const answer = combineFits([
    { answer: "fits_if", alternatives: [[front], [left]] },
    { answer: "fits_if", alternatives: [[front]] },
    fits,
  ]);
  expect(answer).toEqual({ answer: "fits_if", alternatives: [[front], [left, front]] });
});

test("parts with incompatible conditions do not fit together, others share the narrower one", () => {
  const until = (to: number): Fit => ({
    answer: "fits_if",
    alternatives: [[{ kind: "built", from: null, to }]],
  });
  const since = (from: number): Fit => ({
    answer: "fits_if",
    alternatives: [[{ kind: "built", from, to: null }]],
  });
  const engines = (...codes: string[]): Fit => ({
    answer: "fits_if",
    alternatives: [[{ kind: "engine_code", codes }]],
  });
  expect(combineFits([until(201204), since(201205)])).toEqual({ answer: "does_not_fit", alternatives: [] });
  expect(combineFits([until(201205), since(201205)]).alternatives).toEqual([
    [{ kind: "built", from: 201205, to: 201205 }],
  ]);
  expect(combineFits([since(201001), since(201205), fits]).alternatives).toEqual([
    [{ kind: "built", from: 201205, to: null }],
  ]);
  expect(combineFits([engines("A"), engines("B")]).answer).toBe("does_not_fit");
  expect(combineFits([engines("A", "B"), engines("B", "C")]).alternatives).toEqual([
    [{ kind: "engine_code", codes: ["B"] }],
  ]);
});

test("build windows and engine codes of several parts become the narrowest of each", () => {
  const of = (...conditions: Restriction[]): Fit => ({ answer: "fits_if", alternatives: [conditions] });
  const built = (from: number | null, to: number | null): Restriction => ({ kind: "built", from, to });
  const codes = (...codes: string[]): Restriction => ({ kind: "engine_code", codes });
  const joined = combineFits([
    of(front, built(201001, null)),
    of(built(201106, 201312), codes("CAXA", "CBZA")),
    of(codes("CBZA"), left),
  ]);
  expect(joined).toEqual(of(front, built(201106, 201312), codes("CBZA"), left));
  expect(combineFits([of(built(201106, null)), of(built(null, 201312))])).toEqual(of(built(201106, 201312)));
});

test("a kit of universal parts is universal", () => {
  expect(combineFits([universal, universal]).answer).toBe("universal");
  expect(combineFits([universal, fits]).answer).toBe("fits");
});

test("the order of parts does not matter, and the number of alternatives is limited", () => {
  const anyFit = fc.record({
    answer: fc.constantFrom(...fitAnswers),
    alternatives: fc.array(fc.array(fc.constantFrom(front, left), { maxLength: 2 }), {
      minLength: 1,
      maxLength: 6,
    }),
  });
  fc.assert(
    fc.property(fc.array(anyFit, { minLength: 1, maxLength: 8 }), (parts) => {
      const answer = combineFits(parts);
      expect(combineFits(parts.toReversed()).answer).toBe(answer.answer);
      expect(answer.alternatives.length).toBeLessThanOrEqual(24);
      expect(answer.alternatives.length > 0).toBe(answer.answer === "fits_if");
    }),
  );
});

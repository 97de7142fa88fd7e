import { determineFit } from "@recambia/contract/vehicles/fit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeFitLines } from "./merge-fit-lines.ts";

const made = { builtFrom: 200803, builtTo: 201706 };
const built = (from: number | null, to: number | null) => ({ kind: "built" as const, from, to });

test("a build window outside production is reported with line and variant", () => {
  const { reasons } = mergeFitLines(
    [
      { variants: ["a"], restrictions: [built(200001, 200802)] },
      { variants: ["a"], restrictions: [built(201707, null)] },
    ],
    () => made,
  );
  expect(reasons).toEqual([
    `lines.0: the build window lies outside the production of "a"`,
    `lines.1: the build window lies outside the production of "a"`,
  ]);
});

test("a window that covers the production is dropped; a partial one stays", () => {
  const settle = (from: number | null, to: number | null, production = made) =>
    mergeFitLines([{ variants: ["a"], restrictions: [built(from, to)] }], () => production).settled;
  expect(settle(200803, 201706)).toEqual([{ variant: "a", alternatives: null }]);
  expect(settle(null, 201706)).toEqual([{ variant: "a", alternatives: null }]);
  expect(settle(200804, null)).toEqual([{ variant: "a", alternatives: [[built(200804, null)]] }]);
  const stillMade = { builtFrom: 202001, builtTo: null };
  expect(mergeFitLines([{ variants: ["a"], restrictions: [built(null, 203001)] }], () => stillMade)).toEqual({
    settled: [{ variant: "a", alternatives: [[built(null, 203001)]] }],
    reasons: [],
  });
});

test("lines of a variant become distinct alternatives, and an unconditional one wins", () => {
  const front = { kind: "position" as const, position: "front" as const };
  const codes = { kind: "engine_code" as const, codes: ["K9K; K9J"] };
  const lines = [
    { variants: ["a", "b"], restrictions: [front] },
    { variants: ["a"], restrictions: [front] },
    { variants: ["a"], restrictions: [codes, built(200001, null)] },
    { variants: ["b"], restrictions: [] },
  ];
  expect(mergeFitLines(lines, () => made).settled).toEqual([
    { variant: "a", alternatives: [[front], [{ kind: "engine_code", codes: ["K9K", "K9J"] }]] },
    { variant: "b", alternatives: null },
  ]);
});

test("merged lines give the same fit as the feed's lines", () => {
  const month = fc.tuple(fc.integer({ min: 2005, max: 2012 }), fc.integer({ min: 1, max: 12 }));
  const yyyymm = month.map(([year, part]) => year * 100 + part);
  const window = fc.tuple(fc.option(yyyymm), fc.option(yyyymm)).map(([one, other]) => {
    if (one === null || other === null) return built(one, other);
    return built(Math.min(one, other), Math.max(one, other));
  });
  const side = fc.constantFrom("left" as const, "right" as const);
  const line = fc.record({
    variants: fc.constant("a").map((variant) => [variant]),
    restrictions: fc
      .tuple(fc.option(window), fc.option(side))
      .map(([build, where]) => [
        ...(build ? [build] : []),
        ...(where ? [{ kind: "side" as const, side: where }] : []),
      ]),
  });
  const production = fc
    .tuple(yyyymm, fc.option(yyyymm))
    .map(([from, to]) => ({ builtFrom: from, builtTo: to === null ? null : Math.max(from, to) }));
  const subject = { isUniversal: false, hasFitments: true };
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), production, (lines, vehicle) => {
      const { settled, reasons } = mergeFitLines(lines, () => vehicle);
      const [row] = settled;
      const stored = (row ? (row.alternatives ?? [[]]) : []).map((conditions) =>
        conditions.filter((condition) => condition.kind === "built" || condition.kind === "side"),
      );
      const direct = determineFit(
        subject,
        vehicle,
        lines.map(({ restrictions }) => restrictions),
      );
      expect(determineFit(subject, vehicle, stored).answer).toBe(direct.answer);
      if (direct.answer === "does_not_fit") expect(reasons).toHaveLength(lines.length);
    }),
  );
});

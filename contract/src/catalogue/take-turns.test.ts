import fc from "fast-check";
import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

const anyEntries = fc
  .array(fc.constantFrom("pads", "discs", "filters", "oils"), { maxLength: 30 })
  .map((kinds) => kinds.map((kind, place) => ({ kind, place })));

test("two of a kind stand side by side only once no other kind is left", () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const listed = takeTurns(entries, ({ kind }) => kind);
      for (const [place, { kind }] of listed.entries()) {
        if (listed[place + 1]?.kind !== kind) continue;
        expect(listed.slice(place).every((other) => other.kind === kind)).toBe(true);
      }
    }),
  );
});

test("turns lose nothing, keep the order within a kind, and begin with the first entry", () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const listed = takeTurns(entries, ({ kind }) => kind);
      expect(listed.toSorted((a, b) => a.place - b.place)).toEqual(entries);
      for (const wanted of new Set(entries.map(({ kind }) => kind))) {
        const ofKind = ({ kind }: { kind: string }) => kind === wanted;
        expect(listed.filter(ofKind)).toEqual(entries.filter(ofKind));
      }
      expect(listed[0]).toEqual(entries[0]);
    }),
  );
});

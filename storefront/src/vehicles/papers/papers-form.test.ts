import { expect, test } from "vitest";
import { monthOf, type PapersFields, readPapers } from "./papers-form.ts";

const today = 202611;
const nothing: PapersFields = { kw: "", ccm: "", fuel: "", firstRegistration: "", makerId: "" };
const ibiza: PapersFields = {
  kw: "66",
  ccm: "1598",
  fuel: "diesel",
  firstRegistration: "05/2010",
  makerId: "",
};

test("an empty form is refused, field by field; displacement and maker may be left out", () => {
  expect(readPapers(nothing, today)).toEqual({
    problems: { kw: "required", fuel: "required", firstRegistration: "required" },
  });
});

test("what cannot be read, is out of range, or lies in the future is named", () => {
  const problems = (fields: Partial<PapersFields>) => readPapers({ ...ibiza, ...fields }, today);
  expect(problems({ kw: "sesenta" })).toEqual({ problems: { kw: "unreadable" } });
  expect(problems({ kw: "-66" })).toEqual({ problems: { kw: "unreadable" } });
  expect(problems({ kw: "0" })).toEqual({ problems: { kw: "out_of_range" } });
  expect(problems({ kw: "2001" })).toEqual({ problems: { kw: "out_of_range" } });
  expect(problems({ ccm: "20001" })).toEqual({ problems: { ccm: "out_of_range" } });
  expect(problems({ ccm: "1,6 l" })).toEqual({ problems: { ccm: "unreadable" } });
  expect(problems({ fuel: "steam" })).toEqual({ problems: { fuel: "required" } });
  for (const date of ["13/2010", "00/2010", "2010", "05/10", "mayo 2010", "32/13/2010"]) {
    expect([date, problems({ firstRegistration: date })]).toEqual([
      date,
      { problems: { firstRegistration: "unreadable" } },
    ]);
  }
  expect(problems({ firstRegistration: "12/2026" })).toEqual({ problems: { firstRegistration: "future" } });
});

test("power is read as the papers print it", () => {
  const kwOf = (kw: string) => readPapers({ ...ibiza, kw }, today);
  for (const text of ["66", " 66 ", "66,00", "66.0", "66 kW", "66,00/4200", "65,7"]) {
    expect([text, kwOf(text)]).toMatchObject([text, { papers: { kw: 66 } }]);
  }
  expect(kwOf("1.020")).toMatchObject({ papers: { kw: 1020 } });
});

test("displacement is read with or without its thousands, and left out when it is not given", () => {
  const read = (ccm: string) => readPapers({ ...ibiza, ccm }, today);
  for (const text of ["1598", "1.598", "1 598", "1598,00", "1598 cm³", "1.598 cc"]) {
    expect([text, read(text)]).toMatchObject([text, { papers: { ccm: 1598 } }]);
  }
  expect(read("")).toEqual({ papers: { kw: 66, fuel: "diesel", first_registration: 201005 } });
});

test("an electric motor has no displacement, whatever is left in the field", () => {
  expect(readPapers({ ...ibiza, fuel: "electric", ccm: "abc" }, today)).toEqual({
    papers: { kw: 66, fuel: "electric", first_registration: 201005 },
  });
});

test("the first registration is read as a day or a month, in either order", () => {
  for (const date of [
    "05/2010",
    "5/2010",
    "14/05/2010",
    "14-05-2010",
    "14.05.2010",
    "2010-05",
    "2010-05-14",
  ]) {
    expect([date, readPapers({ ...ibiza, firstRegistration: date }, today)]).toMatchObject([
      date,
      { papers: { first_registration: 201005 } },
    ]);
  }
  expect(readPapers({ ...ibiza, firstRegistration: "11/2026" }, today)).toMatchObject({
    papers: { first_registration: 202611 },
  });
});

test("a maker goes along when one is chosen", () => {
  expect(readPapers({ ...ibiza, makerId: "seatseat" }, today)).toMatchObject({
    papers: { maker: "seatseat" },
  });
});

test("a month is that of the shopper's clock", () => {
  expect(monthOf(new Date(2026, 10, 21))).toBe(202611);
});

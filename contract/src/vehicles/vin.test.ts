import fc from "fast-check";
import { expect, test } from "vitest";
import { readVin, type Vin } from "./vin.ts";

function read(text: string): Vin {
  const reading = readVin(text);
  if ("problem" in reading) throw new Error(`${text} was refused: ${JSON.stringify(reading.problem)}`);
  return reading.vin;
}

const problemOf = (text: string) => {
  const reading = readVin(text);
  return "problem" in reading ? reading.problem : null;
};

test("an invalid VIN is refused with the reason", () => {
  expect(problemOf("WVGZZZ5NZEW06929O")).toEqual({ kind: "look_alikes", letters: ["O"] });
  expect(problemOf("WVGZZZ5NZEWI6929Q")).toEqual({ kind: "look_alikes", letters: ["I", "Q"] });
  expect(problemOf("WVGZZZ5NZEW0692Ñ7")).toEqual({ kind: "characters", characters: ["Ñ"] });
  expect(problemOf("WVGZZZ5NZEW06929")).toEqual({ kind: "length", length: 16 });
  expect(problemOf("WVGZZZ5NZEW0692977")).toEqual({ kind: "length", length: 18 });
  expect(problemOf("")).toEqual({ kind: "length", length: 0 });
});

test("a right check digit is recognised", () => {
  for (const vin of ["1M8GDM9AXKP042788", "WBA71DC010CH14720", "WBY21CF090CU47924", "WAUZZZ8K1DA006278"]) {
    expect([vin, read(vin).checkDigit.isRight]).toEqual([vin, true]);
  }
});

test("a wrong check digit on a European VIN is reported, and the VIN accepted", () => {
  const expected = {
    W0LPC6DB3CC123456: "1",
    VF14SRAP451234567: "9",
    VF1KG1PBE34488860: "3",
    YV1MC5851CJ126651: "2",
  };
  for (const [vin, digit] of Object.entries(expected)) {
    expect([vin, read(vin).checkDigit]).toEqual([vin, { expected: digit, isRight: false, isBinding: false }]);
  }
  for (const vin of ["WP0ZZZ99ZTS392124", "WVGZZZ5NZEW069297", "WVGZZZ5NZJM131395", "WF0KXXGCBKBJ13223"]) {
    expect([vin, read(vin).checkDigit.isRight]).toEqual([vin, false]);
  }
});

test("the check digit binds in North America and China only", () => {
  expect(read("1M8GDM9AXKP042788").checkDigit.isBinding).toBe(true);
  expect(read("LRW3E7FA1LC012345").checkDigit.isBinding).toBe(true);
  expect(read("WBA71DC010CH14720").checkDigit.isBinding).toBe(false);
});

test("the maker is named by its identifier, and every maker that shares it", () => {
  const makers = {
    W0LPC6DB3CC123456: ["opel"],
    VF14SRAP451234567: ["renault"],
    WP0ZZZ99ZTS392124: ["porsche"],
    JS1VX51L7X2175460: ["suzuki"],
    WVGZZZ5NZEW069297: ["volkswagen"],
    WF0KXXGCBKBJ13223: ["ford"],
    WAUZZZ8K1DA006278: ["audi"],
    YV1MC5851CJ126651: ["volvo"],
    VSSZZZ6JZ9R123456: ["cupra", "seat"],
    JTHBE262802012345: ["lexus"],
    JTDKB20U003012345: ["toyota"],
    "1M8GDM9AXKP042788": [],
  };
  for (const [vin, slugs] of Object.entries(makers))
    expect([vin, read(vin).makerSlugs]).toEqual([vin, slugs]);
});

test("the country is that of the identifier", () => {
  const countries = {
    W0LPC6DB3CC123456: "DE",
    VSSZZZ6JZ9R123456: "ES",
    VWVZZZ6JZ9R123456: "ES",
    VF14SRAP451234567: "FR",
    JS1VX51L7X2175460: "JP",
    YV1MC5851CJ126651: "SE",
    TMBZZZ1Z0A1234567: "CZ",
    UU1KSDA1234567890: "RO",
    U5YHM811AAL012345: "SK",
    "9BWZZZ377VT004251": null,
  };
  for (const [vin, code] of Object.entries(countries))
    expect([vin, read(vin).countryCode]).toEqual([vin, code]);
});

test("a model year is returned only for makers that are known to encode it", () => {
  expect(read("W0LPC6DB3CC123456").modelYears).toEqual([2012, 1982]);
  expect(read("WVGZZZ5NZJM131395").modelYears).toEqual([2018, 1988]);
  for (const vin of ["WBA71DC010CH14720", "WBY21CF090CU47924", "WF0KXXGCBKBJ13223", "VF1KG1PBE34488860"]) {
    expect([vin, read(vin).modelYears]).toEqual([vin, []]);
  }
});

test("the parts of a VIN are read, whatever its spaces, dashes and case", () => {
  const vin = read(" w0l-pc6db3 cc.123456 ");
  expect([vin.vin, vin.wmi, vin.vds, vin.vis]).toEqual(["W0LPC6DB3CC123456", "W0L", "PC6DB3", "CC123456"]);
});

test("a maker of few vehicles is completed by characters 12 to 14", () => {
  expect(read("YK9ABCDEF12345678").wmi).toBe("YK9345");
});

test("any seventeen allowed characters are read, and give back what was typed", () => {
  const allowed = fc.constantFrom(..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789");
  const numbers = fc.array(allowed, { minLength: 17, maxLength: 17 }).map((letters) => letters.join(""));
  fc.assert(
    fc.property(numbers, (text) => {
      const vin = read(text);
      expect(vin.vin).toBe(text);
      expect(vin.checkDigit.expected).toMatch(/^[0-9X]$/);
    }),
  );
});

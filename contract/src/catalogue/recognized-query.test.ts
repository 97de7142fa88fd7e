import fc from "fast-check";
import { expect, test } from "vitest";
import { recognizeQuery } from "./recognized-query.ts";

test.each([
  "",
  "pastillas golf 6",
  "205/55 R16",
  "1234 ABC",
  "1234 BCDF",
  "X-1234-AB",
  "0 986 494 660",
  "06J 115 403 Q",
  "53001",
  "512345678",
  "12345678901234567",
  "M 12345",
  "aceite 5w30 vw 507.00",
  "aceite 5w-40 vw 502 00",
  "aceite 0w20 vw 508 00",
  "filtro golf 7 2012 2016",
])("%j is a part or nothing", (query) => {
  expect(recognizeQuery(query)).toBe(null);
});

test.each([
  ["WVWZZZ1KZ6W000001", "vin"],
  ["wvw zzz 1kz 6w 000001", "vin"],
  ["bastidor VSSZZZ6JZAR012345", "vin"],
  ["WVWZZZ1KZ6WO00001", "vin"],
  ["wvw-zzz-1kz-6wO-00-001", "vin"],
  ["wvwzzz 1kz 6w 000001", "vin"],
  ["bastidor XYZ ZZZ 1KZ 6W 000001", "vin"],
  ["1234 BCD", "plate"],
  ["matrícula 1234-bcd", "plate"],
  ["M-1234-AB", "plate"],
  ["GI 1234 B", "plate"],
  ["number plate 1234BCD", "plate"],
  ["RC-AB12-CD34", "order_number"],
  ["pedido rc-ab12-cd34", "order_number"],
  ["612 345 678", "telephone"],
  ["+34 91 123 45 67", "telephone"],
  ["tel. 911234567", "telephone"],
  ["28001", "zip_code"],
  ["código postal 08028", "zip_code"],
])("%s is of the kind %s", (query, kind) => {
  expect(recognizeQuery(query)?.kind).toBe(kind);
});

test("a part with a vehicle and a size is a search, although it begins like a maker's number", () => {
  const words = fc.tuple(
    fc.constantFrom(
      "maletero",
      "salpicadero",
      "matrícula",
      "support",
      "salida aire",
      "jack",
      "vinilo",
      "saxo",
      "mat audi",
    ),
    fc.constantFrom("a4", "golf", "ibiza", "c5", "w204", ""),
    fc.constantFrom("205 55 16", "2004", "2014 2018", "1.6 2010", "90 cv 2003", "5w30 2015"),
  );
  const isSearch = ([part, vehicle, size]: [string, string, string]) => {
    const query = [part, vehicle, size].filter(Boolean).join(" ");
    expect([query, recognizeQuery(query)]).toEqual([query, null]);
  };
  fc.assert(fc.property(words, isSearch), {
    examples: [[["maletero", "a4", "205 55 16"]], [["salpicadero", "a4", "2004"]]],
  });
});

test("an oil with its grade and approval is a search, however it is written", () => {
  const words = fc.tuple(
    fc.constantFrom("aceite", "aceite motor", "oli", "oil", "lubricante", "5 l"),
    fc.constantFrom("0w20", "0W-30", "5w30", "5W-40", "10w40"),
    fc.constantFrom("vw", "volkswagen", "mb", "bmw", "ford", "renault", ""),
    fc.constantFrom("504.00", "507 00", "508.00", "229.51", "ll-04", "913-d", "2015"),
  );
  fc.assert(
    fc.property(words, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (parts, order) => {
      const query = order.map((place) => parts[place]).join(" ");
      expect([query, recognizeQuery(query)]).toEqual([query, null]);
    }),
    {
      examples: [
        [
          ["aceite", "0w20", "vw", "504.00"],
          [2, 0, 1, 3],
        ],
      ],
      numRuns: 1000,
    },
  );
});

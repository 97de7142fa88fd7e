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
])("%j is a part or nothing", (query) => {
  expect(recognizeQuery(query)).toBe(null);
});

test.each([
  ["WVWZZZ1KZ6W000001", "vin"],
  ["wvw zzz 1kz 6w 000001", "vin"],
  ["bastidor VSSZZZ6JZAR012345", "vin"],
  ["WVWZZZ1KZ6WO00001", "vin"],
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

import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanFileName } from "./clean-file-name.ts";
import { maxUploadName } from "./schemas.ts";

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\fotos\\pieza.jpg", "pieza.jpg"],
  ["carpeta/", ""],
  ["a\r\nb\u2028c.jpg", "a  b c.jpg"],
  ["factura\u202Egpj.exe", "facturagpj.exe"],
  [" <b>«cía» 🚗.webp ", "<b>«cía» 🚗.webp"],
])("%j is called %j", (given, name) => {
  expect(cleanFileName(given)).toBe(name);
});

test("whatever a device gives, the name is short, on one line, well formed, and stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (given) => {
      const name = cleanFileName(given);
      expect([...name].length).toBeLessThanOrEqual(maxUploadName);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toMatch(/[\n\r\u2028\u202e/\\]/);
      expect(cleanFileName(name)).toBe(name);
    }),
  );
});

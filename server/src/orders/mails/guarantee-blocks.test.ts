import { expect, test } from "vitest";
import { guaranteeBlocks } from "./guarantee-blocks.ts";

const words = (text: string) => ({ es: text, ca: text, en: text });
const statement = {
  by: "shop" as const,
  ...{ name: "Recambia", address: "28045 Madrid", email: "hola@recambia.example" },
  ...{ covers: words("todo"), territory: words("España"), claim: words("escribe") },
  ...{ covers_whole: true, is_free: true },
};

test.each([
  [1, "1 mes"],
  [12, "1 año"],
  [30, "30 meses"],
  [60, "5 años"],
])("a guarantee of %i months is told as %s", (months, told) => {
  const [, facts] = guaranteeBlocks([{ name: "Aceite", guarantees: [{ ...statement, months }] }], "es");
  expect(JSON.stringify(facts)).toContain(`"${told}"`);
});

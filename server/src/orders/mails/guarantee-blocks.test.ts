import { expect, test } from "vitest";
import { guaranteeBlocks } from "./guarantee-blocks.ts";

const words = (text: string) => ({ es: text, ca: text, en: text });
const statement = {
  by: "shop" as const,
  ...{ name: "Recambia", address: "28045 Madrid", email: "hola@recambia.example" },
  ...{ covers: words("todo"), territory: words("España"), claim: words("escribe") },
  ...{ covers_whole: true, is_free: true },
};

test("a statement names its item, its guarantor and its duration", () => {
  const blocks = guaranteeBlocks([{ name: "Aceite", guarantees: [{ ...statement, months: 30 }] }], "es");
  const told = JSON.stringify(blocks);
  for (const part of ["tienda: Aceite", "Recambia, 28045 Madrid", '"30 meses"']) expect(told).toContain(part);
});

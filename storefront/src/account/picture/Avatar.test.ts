import { expect, test } from "vitest";
import { initialsOf } from "./Avatar.tsx";

test("no name gives no letters", () => {
  expect(initialsOf("")).toBe("");
  expect(initialsOf("   ")).toBe("");
});

test("a name gives the letters of its ends, whole even where they are several code points", () => {
  expect(initialsOf("ana")).toBe("A");
  expect(initialsOf("Ana María Pérez")).toBe("AP");
  expect(initialsOf(" Íñigo  Ñíguez ")).toBe("ÍÑ");
  expect(initialsOf("👩‍🔧 Taller")).toBe("👩‍🔧T");
  expect(initialsOf("שרה לוי")).toBe("של");
});

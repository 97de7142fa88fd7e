import { expect, test } from "vitest";
import { commonPasswordWords, isCommonPassword } from "./is-common-password.ts";

test.each([
  "password",
  "Password1",
  "P4ssw0rd",
  "p@ssw0rd!",
  "12345678",
  "123456789",
  "1234567890",
  "87654321",
  "11111111",
  "00000000",
  "aaaaaaaa",
  "11223344",
  "12341234",
  "123123123",
  "qwertyui",
  "qwerty123",
  "1q2w3e4r",
  "1qaz2wsx",
  "asdfghjkl",
  "zxcvbnm1",
  "147258369",
  "abcdefgh",
  "abcd1234",
  "contraseña",
  "Contrasena1",
  "iloveyou",
  "tequiero",
  "realmadrid",
  "Barcelona10",
  "barcelona1899",
  "holahola",
  "alejandro1",
  "01011990",
  "24/12/1985",
  "19900101",
  "superman",
  "!Welcome1",
  "seatibiza1",
  "Recambia2026",
  "repuestos1",
  "Frenos2026!",
  "Dacia1234",
  "trustno1",
  "admin1234",
  "asdfasdf",
  "passpass",
  "princesa",
  "Summer2026!",
  "Verano2026!",
  "¡Diciembre_2025",
  "Garcia1985!",
  "football1",
  "        ",
  "🔧🔧🔧🔧🔧🔧🔧🔧",
])("%s is among those tried first", async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  "correct horse battery staple",
  "gato-verde-41-tren",
  "kX9#mQ2vLp",
  "filtro de aceite del abuelo",
  "zapato7cuerno",
  "83920174",
  "مصباح أمامي قديم",
  "🚗🔧🛞🔩⛽🧰🛠️🚙",
  "tornilloFlojo",
  "V8kz-Tr0mp",
])("%s is not", async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

test("the owner's own data is refused as password", async () => {
  expect(await isCommonPassword("quiroplanes77")).toBe(false);
  for (const known of ["Rosa Quiroplanes", "quiroplanes@example.com", "quiroplanes77@example.com"]) {
    expect(await isCommonPassword("Quiroplanes77", [known])).toBe(true);
  }
});

test("the words are plain, so that typed ones match", async () => {
  for (const word of commonPasswordWords) {
    expect(await isCommonPassword(`${word}${"9".repeat(6)}`)).toBe(true);
  }
});

import { expect, test } from "vitest";
import { wordsIn } from "./index.ts";
import { withoutOtherSenses } from "./other-senses.ts";

test.each([
  ["después de dar un golpe con la acera", "despues de"],
  ["rocé el bordillo con la llanta", "con la llanta"],
  ["un golpe al pasar baches", "un golpe al pasar baches"],
  ["pilotos lado acera", "pilotos lado acera"],
  ["el retrovisor, me lo arrancó un camión", "el retrovisor un camion"],
  ["no arranca", "no arranca"],
  ["se quedó sin intermitente", "intermitente"],
  ["me quedé sin batería", "me quede sin bateria"],
  ["me he quedado con la manilla en la mano", "la manilla en la mano"],
  ["me he quedado con la batería vieja", "me he quedado con la bateria vieja"],
  ["qué aceite le echáis al puretech de la correa bañada", "que aceite le echais al puretech"],
  ["correa bañada en aceite", "correa banada en aceite"],
  ["kit de distribución completo con tensor", "kit de distribucion completo"],
  ["suena a cadena, kit de distribución", "suena a cadena kit de cadena de distribucion"],
  ["la palanca de la izquierda del volante", "la palanca de la izquierda"],
  ["tornillos del volante", "tornillos del volante"],
  ["no enfría, ¿condensador?", "no enfria busco condensador"],
  ["no enfría, ¿qué hago?", "no enfria que hago"],
  ["punto 2ª gen", "punto mk2"],
  ["clio de tercera generación", "clio mk3"],
])("%s is read as %s", (text, read) => {
  expect(wordsIn(withoutOtherSenses(text)).join(" ")).toBe(read);
});

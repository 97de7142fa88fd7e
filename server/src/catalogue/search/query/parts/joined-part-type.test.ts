import { expect, test } from "vitest";
import { emptyLexiconSource } from "../../../../../test/catalogue/empty-lexicon-source.ts";
import { namedEntity } from "../../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "../create-lexicon.ts";
import { parseQuery } from "../parse-query.ts";

const lexicon = createLexicon({
  ...emptyLexiconSource,
  partTypes: [
    namedEntity(1, "Gato hidráulico", "gato"),
    namedEntity(2, "Amortiguador de portón", "gato maletero"),
    namedEntity(3, "Mando de columna", "mando de intermitentes"),
    namedEntity(4, "Faro antiniebla", "antiniebla"),
    namedEntity(5, "Brazo de limpialuneta", "tailgate wiper arm"),
    namedEntity(6, "Escobilla de limpialuneta", "tailgate wiper blade"),
    namedEntity(7, "Escobilla limpiaparabrisas", "wiper blade"),
    namedEntity(8, "Kit de embrague", "embrague"),
    namedEntity(9, "Volante de motor", "volante"),
  ],
});
function read(query: string) {
  const { partType, also, position } = parseQuery(lexicon, query);
  return [partType?.thing.id, also?.thing.id, position?.code].filter((one) => one !== undefined);
}

test.each([
  ["un gato y una bolsa para el maletero", [1]],
  ["mando intermitentes con antiniebla", [3]],
  ["tailgate wiper arm and blade", [5, 6]],
  ["embrague y volante para un golf", [8, 9]],
  ["embrague con volante", [8, 9]],
])("%s names no other second part", (query, ids) => {
  expect(read(query)).toEqual(ids);
});

test("the tailgate is at the rear, so that no end of the vehicle is wanted besides", () => {
  expect(read("amortiguador portón de atrás")).toEqual([2]);
  expect(read("faro antiniebla de atrás")).toEqual([4, "rear"]);
});

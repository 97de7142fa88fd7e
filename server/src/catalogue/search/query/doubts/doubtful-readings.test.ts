import { expect, test } from "vitest";
import { namedEntity } from "../../../../../test/catalogue/named-entity.ts";
import { createLexicon } from "../create-lexicon.ts";
import { parseQuery } from "../parse-query.ts";

const parts = {
  radiators: namedEntity(1, "Radiador"),
  mirrors: namedEntity(2, "Retrovisor exterior", "espejo", "mirall"),
  alternators: namedEntity(3, "Alternador"),
  pedals: namedEntity(4, "Pedales deportivos", "pedales"),
  fuses: namedEntity(5, "Fusible", "fuse"),
  discs: namedEntity(6, "Disco de freno", "disco"),
};
const lexicon = createLexicon({
  partTypes: Object.values(parts),
  categories: [namedEntity(1, "Neumáticos", "ruedas"), namedEntity(2, "Tubos y manguitos", "manguitos")],
  brands: [],
  makers: [{ id: 1, name: "Volkswagen" }],
  models: [{ id: 1, makerId: 1, name: "Golf V (1K1)" }],
  variants: [],
  values: [],
  measures: [],
});

function read(query: string) {
  const { words, partType, category, unknown } = parseQuery(lexicon, query);
  return {
    named: partType?.thing.id ?? category?.thing.id ?? null,
    unknown: unknown.map((place) => words[place]),
  };
}

test.each([
  ["sellador de radiador", ["sellador", "radiador"]],
  ["cinta para manguitos", ["cinta", "manguitos"]],
  ["mirall de peu", ["mirall", "peu"]],
  ["espejo de tocador", ["espejo", "tocador"]],
  ["devolver alternador", ["devolver", "alternador"]],
  ["quiero devolver el alternador", ["devolver", "alternador"]],
  ["how do i return a radiador", ["return", "radiador"]],
  ["vull tornar un alternador", ["tornar", "alternador"]],
  ["consola para la tele con pedales", ["consola", "tele", "pedales"]],
])("%s is no part and no category, and all of it is reported", (query, unknown) => {
  expect(read(query)).toEqual({ named: null, unknown });
});

test.each([
  ["rotura del alternador", parts.alternators.id],
  ["sellador de radiador golf", parts.radiators.id],
  ["alternador de terrano", parts.alternators.id],
  ["alternador de furgoneta", parts.alternators.id],
  ["espejo de la puerta", parts.mirrors.id],
  ["alternador de marca reacondicionado", parts.alternators.id],
  ["fuse for the stereo", parts.fuses.id],
  ["return alternador", parts.alternators.id],
  ["tornar a posar alternador", parts.alternators.id],
  ["alternador para devolver", parts.alternators.id],
  ["disco de frebo", parts.discs.id],
  ["manguitos", 2],
  ["juego de manguitos", 2],
])("%s names a part or a category", (query, id) => {
  expect(read(query).named).toBe(id);
});

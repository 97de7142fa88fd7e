import { existsSync } from "node:fs";
import { join } from "node:path";
import { closed, Slug } from "@recambia/contract/http";
import { Type } from "typebox";
import { jsonReader } from "../reading/read-json.ts";

/** Folder of the pictures that the demo's part types and products name. */
export const picturesFolder = join(import.meta.dirname, "../../pictures");

/** `pictures.json`: by part type, the names of pictures that show what the attributes in braces say. */
const Rules = Type.Array(
  Type.Object({ partTypes: Type.Array(Slug), picture: Type.String({ pattern: "^[a-z0-9{}-]+$" }) }, closed),
);

const patterns = new Map(
  jsonReader(Rules)(join(import.meta.dirname, "../../data/pictures.json")).flatMap(({ partTypes, picture }) =>
    partTypes.map((partType) => [partType, picture] as const),
  ),
);

/** Greatest contents of a bottle and of a can, in litres. */
const mostLitres = { bottle: 2, can: 10 };

/** Bulbs that look alike, by their type (UN Regulation 37). */
const bases: readonly (readonly [RegExp, string])[] = [
  [/^(?:H4|H13|HB1|HB5|HS1|R2)$/, "h4"],
  [/^W/, "w5w"],
  [/^(?:PY|RY|HY)/, "py21w"],
  [/^(?:P|R|T|H6W|H10W|H21W|H27W)/, "p21w"],
  [/^C/, "c5w"],
];

type Values = Readonly<Record<string, number | string | boolean>>;

const drawn = new Map<string, boolean>();

/** Returns the picture that matches a product's attributes and litres, if there is one, otherwise that of its part type. */
export function pictureOf(
  { slug, picture }: { slug: string; picture: string },
  attributes: Values,
  litres: number,
): string {
  const pattern = patterns.get(slug);
  const name = pattern?.replace(/\{(.+?)\}/g, (_whole, word: string) => wordFor(word, attributes, litres));
  return name !== undefined && isDrawn(name) ? name : picture;
}

function wordFor(word: string, attributes: Values, litres: number): string {
  if (word === "vessel") {
    return litres <= mostLitres.bottle ? "bottle" : litres <= mostLitres.can ? "can" : "drum";
  }
  if (word === "base") {
    const type = String(attributes["bulb-type"]);
    return bases.find(([pattern]) => pattern.test(type))?.[1] ?? "h7";
  }
  if (word === "bolts") {
    return String(attributes["wheel-bolt-pattern"] ?? attributes["spacer-bolt-circle"]).charAt(0);
  }
  return String(attributes[word] ?? "").toLowerCase();
}

function isDrawn(name: string): boolean {
  const isKnown = drawn.get(name) ?? existsSync(join(picturesFolder, `${name}.webp`));
  drawn.set(name, isKnown);
  return isKnown;
}

import type { Country } from "@recambia/contract/addresses/schemas";
import { mismatchError } from "@recambia/contract/explain-mismatch";
import { closed } from "@recambia/contract/http";
import { deliveryAreas } from "@recambia/contract/shop/schemas";
import { type Static, Type } from "typebox";
import { Compile } from "typebox/compile";
import cuba from "./cuba.json" with { type: "json" };
import spain from "./spain.json" with { type: "json" };

const Name = Type.String({ minLength: 1 });

const GazetteerProvince = Type.Object(
  {
    /** Catalan and English only where they differ. */
    name: Type.Object({ es: Name, ca: Type.Optional(Name), en: Type.Optional(Name) }, closed),
    /** Defaults to the Peninsula, or Cuba. */
    zone: Type.Optional(Type.Enum(deliveryAreas)),
    /** Other names and spellings. */
    also: Type.Optional(Type.Array(Name)),
    /** The capital first. */
    municipalities: Type.Array(Name, { minItems: 1 }),
  },
  closed,
);
export type GazetteerProvince = Static<typeof GazetteerProvince>;

const Gazetteer = Type.Record(Type.String({ pattern: "^[0-9]{2}$" }), GazetteerProvince);
type Gazetteer = Static<typeof Gazetteer>;
const gazetteer = Compile(Gazetteer);

/**
 * The provinces of each country by number.
 *
 * - Spain: the fifty provinces, Ceuta and Melilla by zip code prefix, which is also the INE number, with the capital and
 *   larger municipalities.
 * - Cuba: the fifteen provinces and the special municipality by ISO 3166-2 number, with all 168 municipalities.
 */
export const gazetteers: Readonly<Record<Country, Gazetteer>> = {
  ES: checked(spain, "spain.json"),
  CU: checked(cuba, "cuba.json"),
};

function checked(value: unknown, file: string): Gazetteer {
  if (gazetteer.Check(value)) return value;
  throw mismatchError(Gazetteer, value, file);
}

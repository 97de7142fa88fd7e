import { type Static, Type } from "typebox";
import { closed } from "../http.ts";

/** A tyre size such as 205/55 R16. */
export const TyreSize = Type.Object(
  {
    /** In mm. */
    width: Type.Number({ minimum: 1 }),
    /** Height of the sidewall in percent of the width. */
    ratio: Type.Number({ minimum: 1 }),
    /** Diameter of the rim in inches. */
    rim: Type.Number({ minimum: 1 }),
  },
  closed,
);
export type TyreSize = Static<typeof TyreSize>;

/** Returns a size as it is printed on the tyre, and as searches understand it. */
export function writeTyreSize({ width, ratio, rim }: TyreSize): string {
  return `${width}/${ratio} R${rim}`;
}

import { type Static, Type } from "typebox";
import { Nullable, PublicId } from "./http.ts";

/** Answer of `GET /sanctum/csrf-cookie` (specification §7). */
export const CsrfAnswer = Type.Object({ csrf_token: Type.String() }, { additionalProperties: false });
export type CsrfAnswer = Static<typeof CsrfAnswer>;

/** The signed-in person as the storefront sees them (specification §3). */
export const CurrentUser = Type.Object(
  {
    id: PublicId,
    name: Type.String(),
    email: Type.String(),
    profile: Type.Object({ picture: Nullable(Type.String()) }, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
export type CurrentUser = Static<typeof CurrentUser>;

/** How long a fetched user counts as current, in milliseconds (specification §9). */
export const userCacheLifetimeMs = 10 * 60 * 1000;

/** How often the storefront renews its CSRF token, in milliseconds (specification §4). */
export const csrfRefreshIntervalMs = 30 * 60 * 1000;

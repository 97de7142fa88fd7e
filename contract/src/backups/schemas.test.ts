import { Value } from "typebox/value";
import { expect, test } from "vitest";
import { maxAddresses } from "../addresses/schemas.ts";
import { maxCollections } from "../collections/schemas.ts";
import { maxFavorites } from "../favorites/schemas.ts";
import { maxUploads } from "../uploads/schemas.ts";
import { maxGarageVehicles } from "../vehicles/garage.ts";
import { backupParts, RestoreBody } from "./schemas.ts";

/** Changes of each part that lead from one full account to another: all of it goes, and as much comes. */
const counts = {
  garage: 2 * maxGarageVehicles,
  favorites: 2 * maxFavorites,
  collections: 2 * maxCollections,
  addresses: 2 * maxAddresses,
  preferences: 3,
  papers: 2 * maxUploads,
};

test("a restore takes all changes that lead from one full account to another", () => {
  const changes = backupParts.flatMap((part) =>
    Array.from({ length: counts[part] }, (_none, place) => ({ part, key: `key-${place}` })),
  );
  const accepts = (taken: object[]) =>
    Value.Check(RestoreBody, { source: { backup_id: "aaaaaaaaaaaaaaaa" }, changes: taken });
  expect(accepts(changes)).toBe(true);
  expect(accepts([...changes, { part: "garage", key: "more" }])).toBe(false);
});

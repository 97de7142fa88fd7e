import { createHash } from "node:crypto";
import { OfflineProduct, VehicleCatalogue } from "@recambia/contract/catalogue/vehicle-catalogue";

/** Digest of the shape in which devices store a vehicle's catalogue; another one as soon as a field comes, changes or goes. */
export function storedShape(): string {
  const shape = JSON.stringify([VehicleCatalogue, OfflineProduct]);
  return createHash("sha256").update(shape).digest("hex").slice(0, 12);
}

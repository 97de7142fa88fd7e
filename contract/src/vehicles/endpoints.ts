import { type Data, endpoint, type List } from "../endpoint.ts";
import type { AccountGarage, SyncGarageBody } from "./garage.ts";
import type {
  Maker,
  Model,
  PapersMeta,
  PapersQuery,
  PlateBody,
  PlateLookup,
  Variant,
  Vehicle,
} from "./schemas.ts";

// Endpoints of makers, models and vehicles.

export const listMakers = endpoint("GET", "/spa/bypass/indexes/makers").of<{ reply: Data<Maker[]> }>();
export const listModels = endpoint("GET", "/spa/bypass/indexes/makers/:makerId/models").of<{
  reply: Data<Model[]>;
}>();
export const listVariants = endpoint("GET", "/spa/bypass/indexes/models/:modelId/variants").of<{
  reply: Data<Variant[]>;
}>();
export const findByPapers = endpoint("GET", "/spa/vehicles/by-papers").of<{
  query: PapersQuery;
  reply: List<Vehicle, PapersMeta>;
}>();
export const getPlateLookup = endpoint("GET", "/spa/vehicles/plate-lookup").of<{
  reply: Data<PlateLookup>;
}>();
export const findByPlate = endpoint("POST", "/spa/vehicles/by-plate").of<{
  body: PlateBody;
  reply: List<Vehicle, PapersMeta>;
}>();
export const syncGarage = endpoint("PUT", "/spa/me/garage").of<{
  body: SyncGarageBody;
  reply: Data<AccountGarage>;
}>();
export const getVehicle = endpoint("GET", "/spa/vehicles/:variantId").of<{ reply: Data<Vehicle> }>();

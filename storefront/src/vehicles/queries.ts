import type {
  Maker,
  Model,
  PapersMeta,
  PapersQuery,
  Variant,
  Vehicle,
} from "@recambia/contract/vehicles/schemas";
import { apiListQuery, apiQuery } from "../lib/http/query-client.ts";

/** All makers, those most owned in Spain first. */
export const makersQuery = () => apiQuery<Maker[]>("/spa/bypass/indexes/makers");

/** A maker's models. */
export const modelsQuery = (makerId: string) =>
  apiQuery<Model[]>(`/spa/bypass/indexes/makers/${makerId}/models`);

/** A model's variants. */
export const variantsQuery = (modelId: string) =>
  apiQuery<Variant[]>(`/spa/bypass/indexes/models/${modelId}/variants`);

/** The vehicles that registration papers leave open. */
export const papersQuery = (papers: PapersQuery) =>
  apiListQuery<Vehicle, PapersMeta>("/spa/vehicles/by-papers", papers);

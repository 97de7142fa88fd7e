import * as endpoints from "@recambia/contract/vehicles/endpoints";
import type { PapersQuery } from "@recambia/contract/vehicles/schemas";
import { apiListQuery, apiQuery } from "../lib/http/query-client.ts";

/** All makers, those most owned in Spain first. */
export const makersQuery = () => apiQuery(endpoints.listMakers);

/** A maker's models. */
export const modelsQuery = (makerId: string) => apiQuery(endpoints.listModels, { params: { makerId } });

/** A model's variants. */
export const variantsQuery = (modelId: string) => apiQuery(endpoints.listVariants, { params: { modelId } });

/** The vehicles that registration papers leave open. */
export const papersQuery = (papers: PapersQuery) => apiListQuery(endpoints.findByPapers, { query: papers });

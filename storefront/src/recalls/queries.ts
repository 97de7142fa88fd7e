import * as endpoints from "@recambia/contract/recalls/endpoints";
import { apiListQuery } from "../lib/http/query-client.ts";

/** What is being recalled now. */
export const recallsQuery = () => apiListQuery(endpoints.listRecalls);

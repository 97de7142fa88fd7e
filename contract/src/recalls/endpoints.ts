import { endpoint, type List } from "../endpoint.ts";
import type { Recall, RecallListMeta } from "./schemas.ts";

// Endpoints of recalls.

export const listRecalls = endpoint("GET", "/spa/recalls").of<{ reply: List<Recall, RecallListMeta> }>();

import * as endpoints from "@recambia/contract/backups/endpoints";
import { apiQuery } from "../lib/http/query-client.ts";

/** The signed-in person's backups. */
export const backupsQuery = { ...apiQuery(endpoints.listBackups), refetchOnMount: "always" as const };

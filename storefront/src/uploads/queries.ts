import * as endpoints from "@recambia/contract/uploads/endpoints";
import { apiQuery } from "../lib/http/query-client.ts";

/** Interval of reading the list while a file is being checked. */
const checkingMs = 1_500;

/** The signed-in person's files; read again while one of them is being checked. */
export const uploadsQuery = {
  ...apiQuery(endpoints.listUploads),
  refetchOnMount: "always" as const,
  refetchInterval: ({ state }: { state: { data?: Files | undefined } }) =>
    state.data?.data.files.some((file) => file.state === "checking") ? checkingMs : (false as const),
};

type Files = { data: { files: { state: string }[] } };

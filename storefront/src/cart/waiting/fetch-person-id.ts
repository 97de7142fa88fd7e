import * as endpoints from "@recambia/contract/session/endpoints";
import { type HttpClient, isSuccess } from "../../lib/http/http-client.ts";

/** Fetches the id of the person whose session this browser has; null for a visitor, undefined when that is not known. */
export async function fetchPersonId(http: HttpClient): Promise<string | null | undefined> {
  const answer = await http.call(endpoints.getCurrentUser);
  if (isSuccess(answer)) return answer.data.data.id;
  return answer.status === 401 || answer.status === 403 ? null : undefined;
}

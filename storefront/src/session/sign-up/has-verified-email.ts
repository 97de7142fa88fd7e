import { getProfile } from "@recambia/contract/account/endpoints";
import { type HttpClient, isSuccess } from "../../lib/http/http-client.ts";
import { authStore } from "../store.ts";

/** Whether the person who is signed in has a verified email, and none that waits to replace it. */
export async function hasVerifiedEmail(http: HttpClient): Promise<boolean> {
  if (!authStore.getState().isAuthenticated) return false;
  const answer = await http.call(getProfile);
  return isSuccess(answer) && answer.data.data.pending_email === null;
}

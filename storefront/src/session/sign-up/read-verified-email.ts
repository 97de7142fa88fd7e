import { getProfile } from "@recambia/contract/account/endpoints";
import { type HttpClient, isSuccess } from "../../lib/http/http-client.ts";
import { authStore } from "../store.ts";

/** The email of the person who is signed in; null without one, and while another waits to replace it. */
export async function readVerifiedEmail(http: HttpClient): Promise<string | null> {
  if (!authStore.getState().isAuthenticated) return null;
  const answer = await http.call(getProfile);
  if (!isSuccess(answer)) return null;
  const { email, pending_email } = answer.data.data;
  return pending_email === null ? email : null;
}

import * as endpoints from "@recambia/contract/account/endpoints";
import type { PictureCrop, PictureResponse } from "@recambia/contract/account/schemas";
import type { ApiAnswer, HttpClient } from "../../lib/http/http-client.ts";
import { fetchCurrentUser, type PictureUpload, uploadPicture } from "../../session/index.ts";

type Sending = PictureUpload & {
  /** The square to keep, in pixels of the upright picture; null: the largest one in the middle. */
  crop: PictureCrop | null;
};

/**
 * Makes a file the signed-in person's picture: its own bytes go up, the server cuts and shrinks it.
 *
 * @returns the answer; 413 and 422 say in words what is wrong with the file, 0: nothing came back.
 */
export async function sendPicture(
  http: HttpClient,
  { crop, ...sending }: Sending,
): Promise<ApiAnswer<{ data: PictureResponse }>> {
  const answer = await uploadPicture(http, endpoints.uploadPicture, { ...sending, query: crop ?? {} });
  // The new picture is the user's; and of an ended session the page learns through the HTTP client.
  if (answer.status === 200 || answer.status === 401) await fetchCurrentUser(http, { force: true });
  return answer;
}

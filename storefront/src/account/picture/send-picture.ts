import type { PictureCrop, PictureResponse } from "@recambia/contract/account/schemas";
import type { ApiAnswer, HttpClient } from "../../lib/http/http-client.ts";
import { fetchCurrentUser, type PictureUploadOptions, uploadPicture } from "../../session/index.ts";

type Sending = Omit<PictureUploadOptions, "path"> & {
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
  const query = new URLSearchParams();
  for (const [name, pixels] of Object.entries(crop ?? {})) query.set(name, String(pixels));
  const path = `/spa/me/picture?${query}`;
  const answer = await uploadPicture<{ data: PictureResponse }>(http, { ...sending, path });
  // The new picture is the user's; and of an ended session the page learns through the HTTP client.
  if (answer.status === 200 || answer.status === 401) await fetchCurrentUser(http, { force: true });
  return answer;
}

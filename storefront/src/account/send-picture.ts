import type { PictureAnswer, PictureCrop } from "@recambia/contract/account";
import { type Locale, serverLocales } from "@recambia/contract/locale";
import type { ApiAnswer, HttpClient } from "../lib/http-client.ts";
import { uploadBytes } from "../lib/upload-bytes.ts";
import { fetchCurrentUser, readCsrfToken, renewCsrfToken } from "../session/index.ts";

type Sending = {
  picture: File;
  /** The square to keep, in pixels of the upright picture; null: the largest one in the middle. */
  crop: PictureCrop | null;
  locale: Locale;
  /** Hears what part of the picture has left, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
};

const csrfMismatch = 419;

/**
 * Makes a file the signed-in person's picture: its own bytes go up, the server cuts and shrinks it.
 * Repeated once with a fresh token after a 419, as every other call is (product decisions §2).
 *
 * @returns the answer; 413 and 422 say in words what is wrong with the file, 0: nothing came back.
 */
export async function sendPicture(http: HttpClient, sending: Sending): Promise<ApiAnswer<PictureAnswerBody>> {
  const token = readCsrfToken() || (await renewCsrfToken(http));
  let answer = await send(sending, token);
  if (answer.status === csrfMismatch) answer = await send(sending, await renewCsrfToken(http));
  // The new picture is the user's; and of an ended session the page learns through the HTTP client.
  if (answer.status === 200 || answer.status === 401) await fetchCurrentUser(http, { force: true });
  return answer;
}

type PictureAnswerBody = { data: PictureAnswer };

function send({ picture, crop, locale, onProgress, signal }: Sending, token: string) {
  const query = new URLSearchParams();
  for (const [name, pixels] of Object.entries(crop ?? {})) query.set(name, String(pixels));
  return uploadBytes<PictureAnswerBody>({
    address: `${import.meta.env.VITE_API_URL ?? ""}/spa/me/picture?${query}`,
    body: picture,
    headers: {
      Accept: "application/json",
      "Accept-Language": serverLocales[locale],
      "Content-Type": picture.type || "application/octet-stream",
      "X-CSRF-TOKEN": token,
    },
    onProgress,
    signal,
  });
}

import { type Locale, serverLocales } from "@recambia/contract/locale";
import type { ApiAnswer, HttpClient } from "../lib/http/http-client.ts";
import { uploadBytes } from "../lib/http/upload-bytes.ts";
import { readCsrfToken, renewCsrfToken } from "./csrf-token.ts";

export type PictureUploadOptions = {
  /** Path of the API, with its query. */
  path: string;
  picture: File;
  locale: Locale;
  /** Hears what part of the picture has left, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
};

const csrfMismatch = 419;

/**
 * Sends a picture's own bytes. Repeated once with a fresh token after a 419, as every other call is
 * (product decisions §2).
 *
 * @returns the answer; 413 and 422 say in words what is wrong with the file, 0: nothing came back.
 */
export async function uploadPicture<T>(
  http: HttpClient,
  sending: PictureUploadOptions,
): Promise<ApiAnswer<T>> {
  const token = readCsrfToken() || (await renewCsrfToken(http));
  const answer = await send<T>(sending, token);
  return answer.status === csrfMismatch ? send<T>(sending, await renewCsrfToken(http)) : answer;
}

function send<T>({ path, picture, locale, onProgress, signal }: PictureUploadOptions, token: string) {
  return uploadBytes<T>({
    address: `${import.meta.env.VITE_API_URL ?? ""}${path}`,
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

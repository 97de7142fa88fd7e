import type { Endpoint, QueryOf, ReplyOf } from "@recambia/contract/endpoint";
import { type Locale, serverLocales } from "@recambia/contract/locale";
import type { ApiAnswer, HttpClient } from "../lib/http/http-client.ts";
import { joinPath, type PathInput, splitPath } from "../lib/http/request-path.ts";
import { uploadBytes } from "../lib/http/upload-bytes.ts";
import { readCsrfToken, renewCsrfToken } from "./csrf-token.ts";

export type PictureUpload = {
  picture: File;
  locale: Locale;
  /** Called with the share that has been sent, 0 to 1. */
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
export async function uploadPicture<E extends Endpoint<"POST">>(
  http: HttpClient,
  endpoint: E,
  upload: PictureUpload & PathInput<E["path"], QueryOf<E>>,
): Promise<ApiAnswer<ReplyOf<E>>> {
  const path = joinPath(splitPath(endpoint, upload));
  const token = readCsrfToken() || (await renewCsrfToken(http));
  const answer = await send<ReplyOf<E>>(path, upload, token);
  if (answer.status !== csrfMismatch) return answer;
  return send<ReplyOf<E>>(path, upload, await renewCsrfToken(http));
}

function send<T>(path: string, { picture, locale, onProgress, signal }: PictureUpload, token: string) {
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

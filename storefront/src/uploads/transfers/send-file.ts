import { type Locale, serverLocales } from "@recambia/contract/locale";
import * as endpoints from "@recambia/contract/uploads/endpoints";
import type { DetailedError, HttpRequest } from "tus-js-client";
import type { ApiAnswer, HttpClient } from "../../lib/http/http-client.ts";
import { fetchCurrentUser, readCsrfToken, renewCsrfToken } from "../../session/index.ts";

/** Bytes of one request: slow lines finish it before the server gives up. */
const chunkBytes = 1024 * 1024;
/** Waits before each retry; a request that succeeds starts the count again. */
const retryDelays = [0, 500, 1_500, 4_000, 10_000, 20_000];

export type SendOptions = {
  http: HttpClient;
  locale: Locale;
  /** Whether a picture is also kept as it is. */
  keepsOriginal: boolean;
  /** Id of an unfinished file that these bytes complete; null for a new one. */
  unfinishedId: string | null;
  /** Called with the id that the shop has given to the file. */
  onAnnounced(id: string): void;
  onProgress(sentBytes: number): void;
  onDone(): void;
  /** Called with the refusal, or with status 0 when the line is gone. */
  onFailure(answer: ApiAnswer<unknown>): void;
};

export type RunningSend = {
  /** Starts, or goes on from what the shop has received. */
  start(): void;
  pause(): Promise<void>;
};

/** Prepares a file to be sent with tus 1.0. The library is loaded with the first file. */
export async function prepareSend(file: File, options: SendOptions): Promise<RunningSend> {
  const { Upload } = await import("tus-js-client");
  const { http, locale, unfinishedId } = options;
  const endpoint = new URL(
    `${import.meta.env.VITE_API_URL ?? ""}${endpoints.createUpload.path}`,
    location.href,
  ).href;
  let isTokenOld = false;
  const upload: InstanceType<typeof Upload> = new Upload(file, {
    endpoint,
    uploadUrl: unfinishedId === null ? null : `${endpoint}/${unfinishedId}`,
    metadata: { filename: file.name, ...(options.keepsOriginal ? { keep_original: "1" } : {}) },
    chunkSize: chunkBytes,
    retryDelays,
    // Unfinished files are found by the shop's own list, so that nothing of them stays in the browser.
    storeFingerprintForResuming: false,
    onBeforeRequest: async (request: HttpRequest) => {
      const token = (isTokenOld ? "" : readCsrfToken()) || (await renewCsrfToken(http));
      isTokenOld = false;
      request.setHeader("X-CSRF-TOKEN", token);
      request.setHeader("Accept", "application/json");
      request.setHeader("Accept-Language", serverLocales[locale]);
      const { underlying }: { underlying?: unknown } = { underlying: request.getUnderlyingObject() };
      if (underlying instanceof XMLHttpRequest) underlying.withCredentials = true;
    },
    onShouldRetry: (error) => {
      const status = error.originalResponse?.getStatus() ?? 0;
      if (status === 419) isTokenOld = true;
      // 404: the shop has refused the file meanwhile, and the line has lost the reason; sent again, the shop repeats it.
      return status === 0 || status === 404 || status === 409 || status === 419 || status >= 500;
    },
    onUploadUrlAvailable: () => options.onAnnounced(upload.url?.split("/").at(-1) ?? ""),
    onProgress: options.onProgress,
    onSuccess: options.onDone,
    onError: (error) => {
      const answer = answerOf(error);
      // The page learns of an ended session as it does from any other request.
      if (answer.status === 401) void fetchCurrentUser(http, { force: true });
      options.onFailure(answer);
    },
  });
  return { start: () => upload.start(), pause: () => upload.abort() };
}

/** Reads the response behind an error of the library; status 0 without one. */
function answerOf(error: Error | DetailedError): ApiAnswer<unknown> {
  const response = "originalResponse" in error ? error.originalResponse : null;
  if (!response) return { status: 0, data: null };
  try {
    return { status: response.getStatus(), data: JSON.parse(response.getBody()) };
  } catch {
    return { status: response.getStatus(), data: null };
  }
}

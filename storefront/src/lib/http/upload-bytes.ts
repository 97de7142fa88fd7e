import type { ApiAnswer } from "./http-client.ts";

type Upload = {
  /** Whole address, or a path of the page's own origin. */
  address: string;
  body: Blob;
  headers: Record<string, string>;
  /** Hears what part of the body has left, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
};

/**
 * Posts bytes as they are, with credentials, telling how far it has come, which `fetch` cannot. Its
 * answers are those of the HTTP client: status 0 where none came or the signal ended it.
 */
export function uploadBytes<T>({
  address,
  body,
  headers,
  onProgress,
  signal,
}: Upload): Promise<ApiAnswer<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () => resolve({ status: request.status, data: readJson(request) });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

/** An answer without a JSON body reads as null. */
function readJson<T>(request: XMLHttpRequest): T {
  const isJson = request.getResponseHeader("content-type")?.includes("json") ?? false;
  return JSON.parse(isJson && request.responseText !== "" ? request.responseText : "null");
}

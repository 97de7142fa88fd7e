import { type ApiAnswer, readAnswer } from "./http-client.ts";

type Upload = {
  /** Absolute URL, or a path on the page's own origin. */
  address: string;
  body: Blob;
  headers: Record<string, string>;
  /** Called with the uploaded share of the body, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
};

/**
 * Posts raw bytes with credentials and reports upload progress, which `fetch` cannot. Returns the same
 * responses as the HTTP client: status 0 without a response or after an abort.
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
    request.onloadend = () => resolve(answerOf(request));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

function answerOf<T>(request: XMLHttpRequest): ApiAnswer<T> {
  try {
    return readAnswer(request.status, request.getResponseHeader("content-type"), request.responseText);
  } catch {
    return { status: 0, data: null };
  }
}

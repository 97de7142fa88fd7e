import { createServer, request } from "node:http";
import { listenLocally } from "./listen.ts";

/** A response that the proxy has passed on. */
type Passed = { path: string; status: number; etag: string };

/**
 * A proxy in front of the shop at `origin` that records responses, holds requests, and brings out new releases.
 *
 * @returns its address; `release` makes the service worker another one from then on; `hold` keeps requests whose path matches
 *   waiting until the returned function is called; `passed` are all responses so far.
 */
export async function startRecordingProxy(origin: string) {
  let releases = 0;
  const held: { path: RegExp; until: Promise<void> }[] = [];
  const passed: Passed[] = [];
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? "/";
    await held.find((one) => one.path.test(path))?.until;
    const isWorker = path === "/service-worker.js";
    const { "accept-encoding": _, "if-none-match": __, "if-modified-since": ___, ...headers } = asked.headers;
    const passedOn = request(
      new URL(path, origin),
      { method: asked.method, headers: isWorker ? headers : asked.headers },
      (heard) => {
        passed.push({ path, status: heard.statusCode ?? 0, etag: heard.headers.etag ?? "" });
        if (isWorker) delete heard.headers["content-length"];
        answer.writeHead(heard.statusCode ?? 502, heard.headers);
        heard.pipe(answer, { end: !isWorker });
        if (isWorker) heard.on("end", () => answer.end(`\n// release ${releases}`));
      },
    );
    passedOn.on("error", () => answer.destroy());
    asked.pipe(passedOn);
  });
  return {
    origin: await listenLocally(server),
    passed,
    release: () => {
      releases += 1;
    },
    hold(path: RegExp): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      const one = { path, until: promise };
      held.push(one);
      return () => {
        held.splice(held.indexOf(one), 1);
        resolve();
      };
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
